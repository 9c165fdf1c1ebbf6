import { type ReactNode, useState } from 'react';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { clsx } from 'clsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { dayAndTime } from '#client/lib/format.ts';
import { type Message, useMessage } from './mailbox-queries.ts';
import * as texts from './texts.ts';

interface SegmentsProps<Key extends string> {
  label: string;
  /** With a name where an icon is shown. */
  items: readonly (readonly [key: Key, shown: ReactNode, name?: string])[];
  value: Key;
  onPick: (key: Key) => void;
}

/** A choice between a few options, one of them pressed. */
const Segments = <Key extends string>({ label, items, value, onPick }: SegmentsProps<Key>) => (
  <div role="group" aria-label={label} className="inline-flex rounded-full bg-raised p-1">
    {items.map(([key, shown, name]) => (
      <button
        key={key}
        type="button"
        {...(name ? { 'aria-label': name } : {})}
        aria-pressed={value === key}
        onClick={() => onPick(key)}
        className="grid h-9 min-w-11 place-items-center rounded-full px-3.5 text-sm font-medium text-soft aria-pressed:bg-paper aria-pressed:text-ink max-sm:h-11"
      >
        {shown}
      </button>
    ))}
  </div>
);

const FORMS = [
  ['html', texts.html],
  ['text', texts.text],
  ['source', texts.source],
] as const;
const WIDTHS = [
  ['wide', <Monitor key="wide" size={17} aria-hidden />, texts.wide],
  ['phone', <Smartphone key="phone" size={17} aria-hidden />, texts.phone],
] as const;
const SCHEMES = [
  ['light', <Sun key="light" size={17} aria-hidden />, texts.light],
  ['dark', <Moon key="dark" size={17} aria-hidden />, texts.dark],
] as const;

function sentAt({ receivedAt, queuedAt }: Message): string {
  const at = dayAndTime(receivedAt);
  if (!queuedAt) return at;
  const seconds = Math.max(0, (receivedAt.getTime() - queuedAt.getTime()) / 1000);
  return texts.afterTheEvent(at, seconds < 100 ? seconds.toFixed(1) : String(Math.round(seconds)));
}

const Headers = ({ message }: { message: Message }) => (
  <dl className="mt-4 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[auto_minmax(0,1fr)] [&>dd]:text-soft [&>dd]:wrap-anywhere [&>dt]:text-mute">
    <dt>{texts.from}</dt>
    <dd>{message.headers['from']}</dd>
    <dt>{texts.to}</dt>
    <dd>{message.headers['to'] ?? message.to}</dd>
    <dt>{texts.sent}</dt>
    <dd>{sentAt(message)}</dd>
    <dt>{texts.messageId}</dt>
    <dd className="num truncate">{message.messageId}</dd>
    <dt>{texts.unsubscribe}</dt>
    <dd>{message.headers['list-unsubscribe'] ?? texts.noUnsubscribe}</dd>
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
          <Segments label={texts.form} value={form} onPick={setForm} items={FORMS} />
          {form === 'html' && (
            <>
              <Segments label={texts.width} value={width} onPick={setWidth} items={WIDTHS} />
              <Segments label={texts.colorScheme} value={scheme} onPick={setScheme} items={SCHEMES} />
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
    failure={texts.emailNotLoaded}
    skeleton={<Skeletons count={3} each="h-24 w-full" />}
  >
    {(message) => <Letter message={message} />}
  </Loaded>
);
