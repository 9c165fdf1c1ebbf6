/** In a file of its own, because the pages of works need nothing else of the profiles' contract. */
import * as z from 'zod/mini';
import { Money } from '#shared/kernel/fields.ts';

const ZoneShown = z.nullable(z.object({ price: Money, daysFrom: z.int(), daysTo: z.int() }));

/** What buyers see of a work's delivery profile. Its days are in transit only; add handling to them. */
export const WorkDelivery = z
  .object({
    country: z.string(),
    handlingDays: z.int(),
    zones: z.object({ home: ZoneShown, region: ZoneShown, world: ZoneShown }),
    leftOut: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'WorkDelivery' });
