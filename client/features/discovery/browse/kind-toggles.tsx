import type { SearchSummary } from '#shared/discovery/search/counts-contract.ts';
import type { Kind } from '#client/lib/browse.ts';
import { TAB } from '#client/ui/tab-class.ts';
import { useActiveInView } from '#client/ui/use-active-in-view.ts';
import { countOf, totalOf } from './found-total.ts';
import * as texts from './texts.ts';

interface KindTogglesProps {
  summary: SearchSummary;
  value: Kind | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** The kinds of results, as underlined toggles. */
export function KindToggles({ summary, value, onChange }: KindTogglesProps) {
  const row = useActiveInView<HTMLDivElement>(value);
  const { artists, inspiration, courses, projects } = summary;
  const artworks = summary.artworks || summary.fewer;
  const total = totalOf(summary);
  const kinds = [
    { kind: undefined, name: texts.all, found: total.found, text: total.text },
    { kind: 'artworks', name: texts.artworks, found: artworks, text: countOf(artworks, summary.isPartial) },
    { kind: 'artists', name: texts.artists, found: artists, text: countOf(artists) },
    { kind: 'inspiration', name: texts.inspiration, found: inspiration, text: countOf(inspiration) },
    { kind: 'courses', name: texts.courses, found: courses, text: countOf(courses) },
    { kind: 'projects', name: texts.projects, found: projects, text: countOf(projects) },
  ] as const;
  const shown = kinds.filter(({ kind, found }) => found > 0 || kind === undefined || kind === value);
  return (
    <div
      ref={row}
      role="group"
      aria-label={texts.resultType}
      className="relative -mx-4 mt-6 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {shown.map(({ kind, name, text }) => (
        <button
          key={name}
          type="button"
          data-key={kind}
          aria-pressed={value === kind}
          onClick={() => onChange(kind)}
          className={TAB}
        >
          {name}
          <span className="num text-xs text-mute">{text}</span>
        </button>
      ))}
    </div>
  );
}
