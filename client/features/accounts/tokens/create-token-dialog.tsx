import { useState } from 'react';
import { type Result, type Scope, SCOPES } from '#shared/http/endpoint.ts';
import { tokenEndpoints as endpoints } from '#shared/accounts/tokens/contract.ts';
import { day } from '#client/lib/format.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Select } from '#client/ui/select.tsx';

const DAY_MS = 86_400_000;
const DAYS = [
  ['7', t('In 7 days')],
  ['30', t('In 30 days')],
  ['90', t('In 90 days')],
  ['365', t('In a year')],
] as const;
const SCOPE_NAMES: Record<Scope, readonly [name: string, what: string]> = {
  read: [t('Read'), t('See what you see, without messages, addresses and money')],
  write: [t('Write'), t('Upload and change works, collections and comments; like and follow')],
  sell: [t('Sell'), t('Your sales with addresses, shipping, offers and refunds')],
};

export type CreatedToken = Result<typeof endpoints.create>;

/** Lives as long as the section: what was sent before signing in again is sent when the member is back. */
export const useTokenForm = (options: {
  onCreated: (created: CreatedToken) => unknown;
  onRefused: () => void;
}) =>
  useEndpointForm(endpoints.create, {
    start: { name: '', scopes: ['read'] as readonly Scope[], days: '90' },
    input: ({ name, scopes, days }) => ({ body: { name, scopes: [...scopes], days: Number(days) } }),
    onSuccess: options.onCreated,
    onError: options.onRefused,
  });
export type TokenForm = ReturnType<typeof useTokenForm>;

export function CreateTokenDialog({ form, onClose }: { form: TokenForm; onClose: () => void }) {
  const { scopes, days } = form.values;
  const [now] = useState(() => Date.now());
  return (
    <FormDialog
      form={form}
      title={t('Create token')}
      description={t('Give it only what the program needs.')}
      submitText={t('Create token')}
      savingText={t('Creating...')}
      onClose={onClose}
    >
      <Input label={t('Name')} hint={t('So you recognize it in a year.')} {...form.field('name')} />
      <Choices legend={t('What it may do')} error={form.errors.scopes} className="grid gap-2">
        {SCOPES.map((scope) => (
          <Choice
            key={scope}
            type="checkbox"
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              form.change({
                scopes: SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))),
              })
            }
          >
            <span className="block text-sm font-semibold text-paper">{SCOPE_NAMES[scope][0]}</span>
            <span className="block text-sm text-mute">{SCOPE_NAMES[scope][1]}</span>
          </Choice>
        ))}
      </Choices>
      <Select
        label={t('Ends')}
        options={DAYS}
        hint={t('On {day}.', { day: day(new Date(now + Number(days) * DAY_MS)) })}
        {...form.field('days')}
      />
    </FormDialog>
  );
}
