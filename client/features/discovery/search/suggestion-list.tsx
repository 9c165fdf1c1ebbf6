import { clsx } from 'clsx';
import { CornerDownLeft, Search } from '#client/ui/icons.ts';
import type { Suggestion } from '#shared/discovery/search/contract.ts';
import { minutesSeconds, shortUsd } from '#client/lib/format.ts';
import { assetUrl, renditionUrl } from '#client/lib/asset-url.ts';
import { t, tx } from '#client/lib/t.ts';
import { optionId } from './option-id.ts';

const GROUPS = [
  ['artwork', t('Artworks')],
  ['artist', t('Artists')],
  ['inspiration', t('Inspiration')],
  ['course', t('Courses')],
  ['project', t('Projects')],
] as const;

const MARK =
  'bg-transparent text-paper underline decoration-accent decoration-2 underline-offset-4 [text-decoration-skip-ink:none]';

/** Highlights what was not typed. */
function Matched({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={MARK}>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length)}
    </>
  );
}

const FACT = 'num shrink-0 text-xs text-soft';

const SuggestionImage = ({ suggestion: { kind, imageUrl, title } }: { suggestion: Suggestion }) => {
  const shape = clsx(
    'size-11 shrink-0 bg-overlay object-cover',
    kind === 'artist' || kind === 'project' ? 'rounded-full' : 'rounded-xs',
  );
  return imageUrl ? (
    <img
      src={kind === 'artwork' ? renditionUrl(imageUrl, 'thumb') : assetUrl(imageUrl)}
      alt=""
      width={44}
      height={44}
      className={shape}
    />
  ) : (
    <span aria-hidden className={clsx(shape, 'grid place-items-center text-sm font-semibold text-soft')}>
      {title.charAt(0).toUpperCase()}
    </span>
  );
};

interface SuggestionListProps {
  id: string;
  words: string;
  items: readonly Suggestion[];
  /** The row that Enter opens; `items.length` is the last one, 'All results'. */
  active: number;
  /** Floats under the box instead of filling a sheet. */
  isFloating: boolean;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

/** The listbox of the search box. Focus stays in the box. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, words, items, active, isFloating, onActivate, onChoose } = props;
  const option = (index: number) => ({
    id: optionId(id, index),
    role: 'option' as const,
    'aria-selected': index === active,
    // Keeps the focus in the box, so that the list stays open until the click.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onMouseMove: () => onActivate(index),
    onClick: () => onChoose(index),
  });
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('Suggestions')}
      // The listbox itself scrolls: arrow keys in the box move through it.
      className={clsx(!isFloating && 'flex min-h-0 flex-1 flex-col overflow-y-auto')}
    >
      <div role="presentation" className={clsx('p-2', !isFloating && 'flex-1')}>
        {GROUPS.map(([kind, name]) =>
          items.some((item) => item.kind === kind) ? (
            <div key={kind} role="group" aria-label={name}>
              <p aria-hidden className="px-3 pt-2.5 pb-1 text-2xs font-semibold text-mute">
                {name}
              </p>
              {items.map((item, index) =>
                item.kind === kind ? (
                  <div
                    key={item.id}
                    {...option(index)}
                    className="flex cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 aria-selected:bg-overlay"
                  >
                    <SuggestionImage suggestion={item} />
                    <span className="min-w-0 flex-1 leading-snug">
                      <span className="block truncate text-sm font-semibold text-paper">
                        <Matched text={item.title} words={words} />
                      </span>
                      {item.detail && (
                        <span className="text-xs text-mute max-sm:line-clamp-2 sm:block sm:truncate">
                          {item.detail.map(({ text, isMatch }, part) =>
                            isMatch ? (
                              <mark key={part} className={MARK}>
                                {text}
                              </mark>
                            ) : (
                              text
                            ),
                          )}
                        </span>
                      )}
                    </span>
                    {item.price && <span className={FACT}>{shortUsd(item.price)}</span>}
                    {item.duration !== null && <span className={FACT}>{minutesSeconds(item.duration)}</span>}
                    {index === active && (
                      <CornerDownLeft size={15} aria-hidden className="shrink-0 text-mute max-sm:hidden" />
                    )}
                  </div>
                ) : null,
              )}
            </div>
          ) : null,
        )}
      </div>
      {words && (
        <div
          {...option(items.length)}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-t border-line px-5 text-sm text-soft aria-selected:bg-overlay aria-selected:text-paper"
        >
          <Search size={16} aria-hidden className="shrink-0 text-mute" />
          <span className="min-w-0 flex-1 truncate">
            {tx('All results for {figure}', {
              figure: <strong className="font-semibold text-paper">“{words}”</strong>,
            })}
          </span>
          <kbd
            aria-hidden
            className="num rounded-xs border border-edge px-1.5 py-px text-2xs text-soft max-sm:hidden"
          >
            {t('Enter')}
          </kbd>
        </div>
      )}
    </div>
  );
}
