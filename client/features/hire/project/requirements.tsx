const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Several lines are shown as a list. */
export function Requirements({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean);
  if (lines.length < 2)
    return (
      <p dir="auto" className="max-w-[62ch] text-base wrap-anywhere text-soft">
        {text}
      </p>
    );
  return (
    <ul className="grid max-w-[62ch] list-disc gap-1.5 pl-5 text-base wrap-anywhere text-soft marker:text-mute">
      {lines.map((line, index) => (
        <li key={index} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  );
}
