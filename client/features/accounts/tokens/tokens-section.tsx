import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { KeyRound, Plus, Trash2 } from '#client/ui/icons.ts';
import { type AccessToken, tokenEndpoints as endpoints } from '#shared/accounts/tokens/contract.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SettingsGroup } from '#client/ui/settings-group.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { type CreatedToken, CreateTokenDialog, useTokenForm } from './create-token-dialog.tsx';
import { CreatedTokenDialog } from './created-token-dialog.tsx';
import { TokenRow, isExpired } from './token-row.tsx';

interface ListProps {
  tokens: AccessToken[];
  onCreateAgain: (token: AccessToken) => void;
  onDelete: (token: AccessToken) => void;
}

const TokenList = ({ tokens, onCreateAgain, onDelete }: ListProps) => (
  <>
    <ul className="rounded-lg bg-surface px-5 sm:px-7">
      {tokens.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          action={
            isExpired(token) ? (
              <Button
                variant="quiet"
                className="-mr-3"
                aria-label={t('Create {name} again', { name: token.name })}
                onClick={() => onCreateAgain(token)}
              >
                {t('Create again')}
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="mdTight"
                className="-mr-3"
                aria-label={t('Delete {name}', { name: token.name })}
                onClick={() => onDelete(token)}
              >
                <Trash2 size={18} aria-hidden />
              </Button>
            )
          }
        />
      ))}
    </ul>
    <p className="mt-4 text-sm text-mute">{t('Signing out all other sessions deletes all tokens.')}</p>
  </>
);

/** Programs that act for the member. */
export function TokensSection() {
  const head = useRef<HTMLHeadingElement>(null);
  const { data: tokens, isError, refetch } = useEndpoint(endpoints.list, {});
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedToken>();
  const [leaving, setLeaving] = useState<AccessToken>();
  useRefocus(head, tokens?.length);
  const form = useTokenForm({
    onCreated: (made) => {
      setCreating(false);
      setCreated(made);
      return refresh(endpoints.list);
    },
    onRefused: () => setCreating(true),
  });
  return (
    <SettingsGroup
      title={t('Access tokens')}
      headRef={head}
      body={t('A token lets a program act as you. It can never buy, or reach messages, payouts or settings.')}
      action={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button className="max-lg:w-full" onClick={() => setCreating(true)}>
            <Plus size={17} aria-hidden />
            {t('Create token')}
          </Button>
          <Link
            href={paths.developers()}
            className="text-sm font-semibold text-paper underline decoration-edge underline-offset-4"
          >
            {t('Quick start')}
          </Link>
        </div>
      }
    >
      {tokens ? (
        tokens.length > 0 ? (
          <TokenList
            tokens={tokens}
            onDelete={setLeaving}
            onCreateAgain={({ name, scopes }) => {
              form.change({ name, scopes });
              setCreating(true);
            }}
          />
        ) : (
          <EmptyState
            icon={KeyRound}
            title={t('No tokens yet')}
            body={t('Create one for a program of yours: an inventory, a shop of your own, your bookkeeping.')}
          />
        )
      ) : isError ? (
        <LoadError what={t('Your tokens couldn’t be loaded.')} onRetry={() => void refetch()} />
      ) : (
        <Skeletons count={2} each="h-21 w-full" />
      )}
      {isCreating && <CreateTokenDialog form={form} onClose={() => setCreating(false)} />}
      {created && <CreatedTokenDialog created={created} onClose={() => setCreated(undefined)} />}
      {leaving && (
        <ConfirmAction
          danger
          endpoint={endpoints.remove}
          input={{ params: { id: leaving.id } }}
          title={t('Delete {name}?', { name: leaving.name })}
          description={t('Programs that use it stop working at once.')}
          submitText={t('Delete token')}
          savingText={t('Deleting...')}
          done={t('Token deleted')}
          refresh={() => refresh(endpoints.list)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </SettingsGroup>
  );
}
