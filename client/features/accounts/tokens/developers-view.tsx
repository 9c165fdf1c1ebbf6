import { useState } from 'react';
import { Link } from 'wouter';
import { ArrowRight, Copy, KeyRound } from '#client/ui/icons.ts';
import { copyText } from '#client/lib/copy.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Screen, ScreenHead } from '#client/ui/screen.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { LANGUAGES, type Language, snippets } from './snippets.ts';

const strong = (text: string) => <strong className="font-semibold text-paper">{text}</strong>;
const STEPS = [
  {
    step: 'read',
    title: t('Ask for your works'),
    body: tx('Create a token with {scope} and send it with each call. That is all it takes.', {
      scope: strong('read'),
    }),
    note: t('Responses are JSON. Errors have a stable code and an English sentence for you.'),
  },
  {
    step: 'change',
    title: t('Change one thing'),
    body: tx('{method} takes only what changes. The client is typed from the same contracts as the site.', {
      method: strong('PATCH'),
    }),
    note: t('It needs the scope “write”, and no other package.'),
  },
  {
    step: 'sold',
    title: t('Ship what was sold'),
    body: tx('With {scope}, a program can read your sales with their addresses and mark them as shipped.', {
      scope: strong('sell'),
    }),
    note: t('It can also respond to offers and refund requests.'),
  },
] as const;

const FACTS = [
  [t('Limits'), t('Every answer says how many calls are left, in the RateLimit header.')],
  [t('Scopes'), t('read, write, sell. The reference names the one each call needs.')],
  [
    t('Never by token'),
    t('Buying, offers of your own, messages, Premium, hiring, payouts, settings, moderation, office.'),
  ],
] as const;

const SAID = {
  done: t('Copied'),
  refused: t('Your browser didn’t copy the text. Select it and copy it yourself.'),
};

const Code = ({ text, name }: { text: string; name: string }) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    tabIndex={0}
    role="region"
    aria-label={name}
    className="num overflow-x-auto text-sm leading-relaxed text-soft"
  >
    {text}
  </pre>
);

/** What a program can do, in three steps; the language is chosen for all of them. */
export default function DevelopersView() {
  const [language, setLanguage] = useState<Language>('curl');
  const code = snippets(location.origin);
  return (
    <Screen>
      <div className="mx-auto max-w-[1180px]">
        <ScreenHead
          title={t('Build on Atelier')}
          lede={t(
            'What you do here by hand, a program can do for you: inventory, a shop of your own, bookkeeping.',
          )}
        >
          <Button asChild>
            <Link href={paths.settings('tokens')}>
              <KeyRound size={17} aria-hidden />
              {t('Create token')}
            </Link>
          </Button>
          <Button asChild variant="outline">
            <a href={paths.apiReference()}>
              {t('API reference')}
              <ArrowRight size={17} aria-hidden />
            </a>
          </Button>
        </ScreenHead>
        <ol className="divide-y divide-line border-y border-line">
          {STEPS.map(({ step, title, body, note }, i) => (
            <li
              key={step}
              className="grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:py-10"
            >
              <div>
                <h2 className="flex gap-3 text-xl">
                  <span aria-hidden className="text-mute">
                    {i + 1}
                  </span>
                  {title}
                </h2>
                <p className="mt-3 text-base text-soft">{body}</p>
                <p className="mt-3 text-sm text-mute">{note}</p>
              </div>
              <div className="relative min-w-0 rounded-lg bg-surface px-5 pt-2 pb-5 sm:px-7">
                <Tabs
                  label={title}
                  value={language}
                  onChange={setLanguage}
                  tabs={LANGUAGES.map((key) => ({
                    key,
                    name: key,
                    panel: <Code text={code[step][key]} name={`${title}, ${key}`} />,
                  }))}
                />
                <Button
                  variant="quiet"
                  size="mdTight"
                  aria-label={t('Copy “{title}”', { title })}
                  className="absolute top-2.5 right-3 min-w-11 sm:right-5"
                  onClick={() => void copyText(code[step][language], SAID)}
                >
                  <Copy size={17} aria-hidden />
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <dl className="grid gap-8 py-10 sm:grid-cols-3">
          {FACTS.map(([name, what]) => (
            <div key={name}>
              <dt className="font-display text-lg font-semibold text-paper">{name}</dt>
              <dd className="mt-2 text-sm text-mute">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Screen>
  );
}
