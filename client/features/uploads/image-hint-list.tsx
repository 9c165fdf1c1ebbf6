import { Check, TriangleAlert } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { type HintState, type PickedImage, imageHints } from './image-checks.ts';

const Mark = ({ state }: { state: HintState }) => {
  if (state === 'open') return null;
  return state === 'met' ? (
    <Check size={15} aria-label={t('Met:')} className="shrink-0 text-ok" />
  ) : (
    <TriangleAlert size={15} aria-label={t('Not met:')} className="shrink-0 text-danger" />
  );
};

/** Hints stay after choosing and turn into checks with the measured value. */
export const ImageHintList = ({ image }: { image: PickedImage | null }) => (
  <ul className="mt-5 grid gap-2 border-t border-line pt-5 text-xs text-mute sm:grid-cols-3 sm:gap-4">
    {imageHints(image).map(({ text, measured, state }) => (
      <li key={text} className="flex gap-2">
        <Mark state={state} />
        <span className={state === 'short' ? 'text-danger' : undefined}>
          {text}
          {measured && <span className="num mt-0.5 block text-soft">{measured}</span>}
        </span>
      </li>
    ))}
  </ul>
);
