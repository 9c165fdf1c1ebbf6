import { mailEndpoints } from '#shared/mail/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { addMailListeners } from './listeners.ts';
import { SEND_JOB } from './outbox/queue.ts';
import { removeOldMail, sendDueMail } from './outbox/send.ts';
import { oneClickRouter } from './unsubscribe/one-click-router.ts';
import { memberData } from './member-data.ts';
import { changeSettings, readSettings } from './settings/service.ts';
import { readUnsubscription, setUnsubscription } from './unsubscribe/service.ts';

export const mail: Feature = {
  memberData,
  endpoints: [
    handle(mailEndpoints, (ctx) => ({
      settings: ({ actor }) => readSettings(ctx, actor),
      setSettings: ({ actor, body }) => changeSettings(ctx, actor, body),
      unsubscription: ({ params }) => readUnsubscription(ctx, params.token),
      setUnsubscription: ({ params, body }) => setUnsubscription(ctx, params.token, body.isUnsubscribed),
    })),
  ],
  openRoutes: { paths: ['POST /unsubscribe/:token'], mount: [oneClickRouter] },
  jobs: {
    [SEND_JOB]: { cron: '* * * * *', run: sendDueMail, isRunAtStart: true },
    'remove-old-mail': { cron: '47 3 * * *', run: removeOldMail },
  },
  listen: [addMailListeners],
};
