import { useState } from 'react';
import { Monitor, Moon, Smartphone, Sun } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { dayAndTime } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type Message, useMessage } from './mailbox-queries.ts';
import { Segments } from './segments.tsx';

const FORMS = [
  ['html', t('HTML')],
  ['text', t('Text')],
  ['source', t('Source')],
] as const;
const WIDTHS = [
  ['wide', <Monitor key="wide" size={17} aria-hidden />, t('Wide')],
  ['phone', <Smartphone key="phone" size={17} aria-hidden />, t('Phone')],
] as const;
const SCHEMES = [
  ['light', <Sun key="light" size={17} aria-hidden />, t('Light')],
  ['dark', <Moon key="dark" size={17} aria-hidden />, t('Dark')],
] as const;

function sentAt({ receivedAt, queuedAt }: Message): string {
  const at = dayAndTime(receivedAt);
  if (!queuedAt) return at;
  const seconds = Math.max(0, (receivedAt.getTime() - queuedAt.getTime()) / 1000);
  return t('{at}, {seconds} s after the event', {
    at,
    seconds: seconds < 100 ? seconds.toFixed(1) : String(Math.round(seconds)),
  });
}

const Headers = ({ message }: { message: Message }) => (
  <dl className="mt-4 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&>dd]:text-soft [&>dd]:wrap-anywhere [&>dt]:text-mute">
    <dt>{t('From')}</dt>
    <dd>{message.headers['from']}</dd>
    <dt>{t('To')}</dt>
    <dd>{message.headers['to'] ?? message.to}</dd>
    <dt>{t('Sent')}</dt>
    <dd>{sentAt(message)}</dd>
    <dt>{t('Message-ID')}</dt>
    <dd className="num truncate">{message.messageId}</dd>
    <dt>{t('Unsubscribe')}</dt>
    <dd>{message.headers['list-unsubscribe'] ?? t('None. These emails are always sent.')}</dd>
  </dl>
);

function Letter({ message }: { message: Message }) {
  const [form, setForm] = useState<'html' | 'text' | 'source'>('html');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  return (
    <article
      aria-labelledby="subject"
      className="min-w-0 overflow-hidden rounded-lg bg-surface max-sm:-mx-4 max-sm:rounded-none"
    >
      <div className="p-5 sm:p-7">
        <h2 id="subject" className="text-xl wrap-anywhere">
          {message.subject}
        </h2>
        <Headers message={message} />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Segments label={t('Format')} value={form} onPick={setForm} items={FORMS} />
          {form === 'html' && (
            <>
              <Segments label={t('Width')} value={width} onPick={setWidth} items={WIDTHS} />
              <Segments label={t('Color scheme')} value={scheme} onPick={setScheme} items={SCHEMES} />
            </>
          )}
        </div>
      </div>
      {form === 'html' ? (
        <div className={clsx(scheme === 'light' ? 'bg-paper' : 'bg-ink')}>
          <iframe
            title={message.subject}
            sandbox="allow-popups"
            src={`/sandbox/mail/${message.id}/html?scheme=${scheme}`}
            className={clsx('mx-auto block h-[930px] w-full border-0', width === 'phone' && 'max-w-[390px]')}
          />
        </div>
      ) : (
        <pre className="num bg-ink p-5 text-xs break-words whitespace-pre-wrap wrap-anywhere sm:p-7">
          {form === 'text' ? message.text : message.source}
        </pre>
      )}
    </article>
  );
}

/** One message: the headers that matter, and the letter in a frame without scripts. */
export const MessageView = ({ id }: { id: number }) => (
  <Loaded
    query={useMessage(id)}
    failure={t('This email couldn’t be loaded.')}
    skeleton={<Skeletons count={3} each="h-24 w-full" />}
  >
    {(message) => <Letter message={message} />}
  </Loaded>
);
