import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCues } from './use-cues.ts';

/** Like a browser with WebVTT: tags become elements, references become characters. */
function cueOf(startTime: number, html: string): object {
  const asHtml = () => document.createRange().createContextualFragment(html);
  return { startTime, endTime: startTime + 2, text: html, getCueAsHTML: asHtml };
}

const Shown = () => {
  const { cues, isRead, trackRef } = useCues();
  return (
    <>
      <p>{isRead ? 'read' : 'reading'}</p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there they are */}
      <video>
        <track ref={trackRef} />
      </video>
      <ol>
        {cues.map(({ start, text }) => (
          <li key={start}>{text}</li>
        ))}
      </ol>
    </>
  );
};

test('tags are removed and references decoded, once', () => {
  const cues = [cueOf(0, '<i>It&#39;s</i>&nbsp;5 &lt; 6'), cueOf(3, 'Write &amp;lt;b&amp;gt;\nfor bold')];
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get: () => ({ mode: 'disabled', cues }),
  });
  render(<Shown />);
  fireEvent.load(document.querySelector('track')!);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(["It's\u00a05 < 6", 'Write &lt;b&gt; for bold']);
});

test('captions that cannot be loaded are not waited for', () => {
  render(<Shown />);
  expect(screen.getByText('reading')).toBeTruthy();
  fireEvent.error(document.querySelector('track')!);
  expect(screen.getByText('read')).toBeTruthy();
});
