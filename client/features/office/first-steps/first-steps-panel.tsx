import { Check, Circle } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type FirstStep, firstStepsEndpoints as endpoints } from '#shared/office/first-steps/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Panel } from '#client/ui/panel.tsx';

/** Guides a new gallery until its first sale. Renders nothing while loading, so that the office does not wait. */
export function FirstStepsPanel() {
  const { data } = useEndpoint(endpoints.read, {});
  const hide = useAction(endpoints.hide, { onSuccess: () => refresh(endpoints.read) });
  if (!data?.isShown) return null;
  return (
    <Panel
      title={t('Open your gallery')}
      className="mb-6"
      aside={
        <Button size="sm" variant="quiet" disabled={hide.isPending} onClick={() => hide.mutate({})}>
          {t('Hide')}
        </Button>
      }
    >
      <p className="text-sm text-soft">
        {t('{done} of {all} done.', {
          done: data.steps.filter(({ isDone }) => isDone).length,
          all: data.steps.length,
        })}
      </p>
      <ol className="mt-2 divide-y divide-line">
        {data.steps.map(({ name, isDone }) => (
          <Step key={name} name={name} isDone={isDone} />
        ))}
      </ol>
      {hide.error && <Refusal error={hide.error} />}
    </Panel>
  );
}

const STEPS: Record<FirstStep, { title: string; detail: string }> = {
  imprint: {
    title: t('Say who runs the gallery'),
    detail: t(
      'Publish a legal notice with your name and address, and review the default terms and privacy page.',
    ),
  },
  prices: {
    title: t('Set commission and Premium'),
    detail: t('Defaults apply until you save your own.'),
  },
  moderator: {
    title: t('Add a moderator'),
    detail: t(
      'No one decides about their own works or orders, so a gallery needs two people. Ask the second one to sign up first.',
    ),
  },
  email: { title: t('Test your email'), detail: t('Orders and refunds depend on it.') },
  backup: {
    title: t('Make a backup'),
    detail: t(
      'Run npm run backup on the server, and schedule it for every night. docs/operations.md shows how.',
    ),
  },
};
const LINKS: Partial<Record<FirstStep, string>> = {
  imprint: paths.office('settings'),
  prices: paths.office('settings'),
  moderator: paths.office('members'),
};

function Step({ name, isDone }: { name: FirstStep; isDone: boolean }) {
  const { title, detail } = STEPS[name];
  const Icon = isDone ? Check : Circle;
  const href = LINKS[name];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Icon size={18} aria-hidden className={isDone ? 'shrink-0 text-ok' : 'shrink-0 text-mute'} />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-paper">
          {title}
          {isDone && <span className="sr-only"> {t('(done)')}</span>}
        </p>
        <p className="text-xs text-mute">{detail}</p>
      </div>
      {name === 'email' && <TestEmail />}
      {href && (
        <Button asChild size="sm" variant="outline" className="max-sm:h-11">
          <Link href={href} aria-label={t('Open: {title}', { title })}>
            {t('Open')}
          </Link>
        </Button>
      )}
    </li>
  );
}

function TestEmail() {
  const send = useAction(endpoints.testEmail, {
    onSuccess: () => {
      toast({ title: t('Test email sent. Check your spam folder, too.') });
      return refresh(endpoints.read);
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        className="max-sm:h-11"
        disabled={send.isPending}
        onClick={() => send.mutate({})}
      >
        {send.isPending ? t('Sending...') : t('Send a test')}
      </Button>
      {send.error && (
        <div className="basis-full">
          <Refusal error={send.error} />
        </div>
      )}
    </>
  );
}
