/** Apart from the contract of the profiles: the pages of works need this alone. */
import * as z from 'zod/mini';
import { Money } from '#shared/kernel/fields.ts';

const ZoneShown = z.nullable(z.object({ price: Money, daysFrom: z.int(), daysTo: z.int() }));

/** What buyers see of the delivery profile of a work. Days on the way: handling is added. */
export const WorkDelivery = z
  .object({
    country: z.string(),
    handlingDays: z.int(),
    zones: z.object({ home: ZoneShown, region: ZoneShown, world: ZoneShown }),
    leftOut: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'WorkDelivery' });
