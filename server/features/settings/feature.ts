import { settingsEndpoints } from '#shared/settings/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { watchSettings } from './settings-cache.ts';
import {
  changePrices,
  changePublicGallery,
  changeSupport,
  changeSwitch,
  changeTaxNumber,
  readOffice,
} from './change.ts';

export const settings: Feature = {
  endpoints: [
    handle(settingsEndpoints, (ctx) => ({
      read: () => readOffice(ctx),
      changePrices: ({ actor, body }) => changePrices(ctx, actor, body),
      changeSupport: ({ actor, body }) => changeSupport(ctx, actor, body.supportEmail),
      changeTaxNumber: ({ actor, body }) => changeTaxNumber(ctx, actor, body.taxNumber),
      changePublicGallery: ({ actor, body }) => changePublicGallery(ctx, actor, body.isPublic),
      changeSwitch: ({ actor, params, body }) => changeSwitch(ctx, actor, params.name, body.isOpen),
    })),
  ],
  listen: [watchSettings],
};
