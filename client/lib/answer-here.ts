/** Later, the screen it is for has been opened again: it would be an old one. */
const FRESH_MS = 30_000;

/** The answer that came with the document, once; not a document from the history, whose answer may be an old one. */
export function answerHere(path: string): unknown {
  // Not by a selector: a path may be anything that was typed into the address bar.
  const element = [...document.scripts].find(({ dataset }) => dataset['path'] === path);
  if (!element) return undefined;
  element.remove();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'back_forward' && performance.now() < FRESH_MS
    ? JSON.parse(element.text)
    : undefined;
}
