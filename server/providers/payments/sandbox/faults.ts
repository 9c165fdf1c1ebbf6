/** Faults injected by tests, stored as rows because any process may hit them. */
import { randomId } from './ids.ts';
import type { Fault, FaultAction } from './kinds.ts';
import type { Unit } from './store.ts';

/** Faults of requests, and of event deliveries. */
export const REQUEST_FAULTS: FaultAction[] = ['status', 'reset_before', 'reset_after', 'delay'];
export const DELIVERY_FAULTS: FaultAction[] = ['drop', 'dup', 'delay', 'bad_signature'];

/** Takes the first matching fault. @param subject "POST /v1/refunds" or "charge.refunded" */
export async function takeFault(unit: Unit, subject: string, actions: FaultAction[]): Promise<Fault | null> {
  const faults = (await unit.find('fault')).reverse();
  const fault = faults.find((entry) => actions.includes(entry.action) && subject.startsWith(entry.match));
  if (!fault) return null;
  if (fault.times !== undefined) {
    fault.times -= 1;
    if (fault.times > 0) unit.save(fault);
    else await unit.remove([fault.id]);
  }
  return fault;
}

export function addFault(unit: Unit, fields: Omit<Fault, 'id' | 'object'>): Fault {
  return unit.save({ ...fields, id: randomId('fault'), object: 'fault' });
}

export async function clearFaults(unit: Unit): Promise<void> {
  await unit.remove((await unit.find('fault')).map((fault) => fault.id));
}
