/** Connected accounts and transfers to them. */
import { invalid } from './api-error.ts';
import { emit } from './events.ts';
import { type Form, integer, metadata, need, needInteger, text } from './forms.ts';
import type { Kinds } from './kinds.ts';
import { on, readable, type Route } from './router.ts';
import { account as accountShape, reversal, transfer as transferShape } from './shapes/connect.ts';
import type { Unit } from './store.ts';

type Transfer = Kinds['transfer'];

/** Throws `insufficient_capabilities_for_transfer` until the account is onboarded. */
export async function requireTransfers(unit: Unit, id: string): Promise<Kinds['account']> {
  const account = await unit.get('account', id);
  if (account.capabilities?.transfers === 'active') return account;
  throw invalid(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}

export async function onboard(unit: Unit, id: string): Promise<Kinds['account']> {
  const account = await unit.get('account', id);
  Object.assign(account, {
    charges_enabled: true,
    payouts_enabled: true,
    details_submitted: true,
    capabilities: { transfers: 'active', card_payments: 'active' },
    requirements: { ...account.requirements, currently_due: [], disabled_reason: null },
  });
  unit.save(account);
  await emit(unit, 'account.updated', account, { account: account.id });
  return account;
}

export async function reverse(
  unit: Unit,
  transfer: Transfer,
  amount: number,
): Promise<Kinds['transfer_reversal']> {
  if (amount > transfer.amount - transfer.amount_reversed) {
    throw invalid('Reversal amount is greater than unreversed amount on transfer', { param: 'amount' });
  }
  const reversed = unit.save(reversal(unit.now, transfer, amount));
  // A transfer includes its ten newest reversals.
  transfer.reversals.data = [structuredClone(reversed), ...transfer.reversals.data].slice(0, 10);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  unit.save(transfer);
  await emit(unit, 'transfer.reversed', transfer);
  return reversed;
}

const moved = (transfers: Transfer[]) =>
  transfers.reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);

async function balance(unit: Unit): Promise<number> {
  const charges = await unit.find('charge', { paid: true });
  const received = charges.reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
  return received - moved(await unit.find('transfer'));
}

async function requireFunds(unit: Unit, amount: number, source: string | undefined): Promise<void> {
  if (source === undefined) {
    if (amount <= (await balance(unit))) return;
    throw invalid('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  }
  const charge = await unit.get('charge', source);
  const used = moved(await unit.find('transfer', { source_transaction: charge.id }));
  if (used + amount <= charge.amount - charge.amount_refunded) return;
  throw invalid('Transfers using this transaction as a source must not exceed the source amount', {
    param: 'amount',
    code: 'balance_insufficient',
  });
}

async function createTransfer(unit: Unit, form: Form): Promise<object> {
  const amount = needInteger(form, 'amount');
  const currency = need(form, 'currency');
  const destination = (await requireTransfers(unit, need(form, 'destination'))).id;
  const source = text(form, 'source_transaction');
  await requireFunds(unit, amount, source);
  const transfer = unit.save(
    transferShape(unit.now, {
      amount,
      currency,
      destination,
      description: text(form, 'description') ?? null,
      source_transaction: source ?? null,
      transfer_group: text(form, 'transfer_group') ?? null,
      metadata: metadata(form),
    }),
  );
  await emit(unit, 'transfer.created', transfer);
  return transfer;
}

async function createAccount(unit: Unit, form: Form): Promise<object> {
  const account = unit.save(
    accountShape(unit.now, {
      email: text(form, 'email') ?? null,
      country: text(form, 'country') ?? 'US',
      // Accounts created with `controller` have no type.
      type: text(form, 'type') ?? 'none',
      metadata: metadata(form),
    }),
  );
  await emit(unit, 'account.created', account);
  return account;
}

async function updateAccount(unit: Unit, form: Form, id: string): Promise<object> {
  const account = await unit.get('account', id);
  account.metadata = { ...account.metadata, ...metadata(form) };
  account.email = text(form, 'email') ?? account.email;
  return unit.save(account);
}

const funds = (amount: number) => ({ amount, currency: 'usd', source_types: { card: amount } });

export const connectRoutes: Route[] = [
  ...readable('/accounts', 'account'),
  on('POST', '/accounts', createAccount),
  on('POST', '/accounts/:id', updateAccount),
  ...readable('/transfers', 'transfer', ['destination', 'transfer_group']),
  on('POST', '/transfers', createTransfer),
  on('POST', '/transfers/:id/reversals', async (unit, form, id) => {
    const transfer = await unit.get('transfer', id);
    return reverse(unit, transfer, integer(form, 'amount') ?? transfer.amount - transfer.amount_reversed);
  }),
  on('GET', '/balance', async (unit) => ({
    object: 'balance',
    livemode: false,
    available: [funds(await balance(unit))],
    pending: [funds(0)],
  })),
];
