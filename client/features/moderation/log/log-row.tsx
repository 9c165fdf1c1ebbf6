import type { LogLine } from '#shared/moderation/log/contract.ts';
import type { ReportReason } from '#shared/moderation/reasons.ts';
import { assetUrl, renditionUrl } from '#client/lib/asset-url.ts';
import { time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { REASON_NAMES } from '../reason-names.ts';
import { LogSentence } from './log-sentence.tsx';

const NO_ONE = { firstName: null, lastName: null, artistName: t('Deleted member'), profileImageUrl: null };

/** The rule that was broken, and what the moderator wrote. */
function reasonOf({ reasonCode, message, after }: LogLine): string {
  const rule = reasonCode === null ? undefined : REASON_NAMES[reasonCode as ReportReason];
  const parts = [rule && `${rule}.`, message && t('“{words}”', { words: message })];
  return [...parts, after['byException'] === true && t('They were involved, but no one else was available.')]
    .filter(Boolean)
    .join(' ');
}

export function LogRow({ line }: { line: LogLine }) {
  const reason = reasonOf(line);
  const image = line.thing?.imageUrl;
  return (
    <li className="flex items-start gap-4 border-b border-line py-4">
      <Avatar person={line.actor ?? NO_ONE} size={40} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-soft wrap-anywhere">
          <LogSentence line={line} />
        </p>
        {reason && (
          <p dir="auto" className="mt-1 text-sm wrap-anywhere text-mute">
            {reason}
          </p>
        )}
        <time dateTime={line.at.toISOString()} className="mt-1 block text-sm text-mute">
          {time(line.at)}
        </time>
      </div>
      {image && (
        <img
          src={image.startsWith('/objects/') ? renditionUrl(image, 'thumb') : assetUrl(image)}
          alt=""
          loading="lazy"
          className="size-12 shrink-0 rounded-art bg-raised object-cover"
        />
      )}
    </li>
  );
}
