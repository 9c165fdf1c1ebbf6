/** Markup whose values are escaped, so that what a member wrote cannot become markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Value = string | number | Html | readonly Value[] | null | undefined | false;

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => MARKS[mark]!);

function put(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(put).join('');
  return escape(String(value));
}

export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((all, part, index) => all + put(values[index - 1]) + part));
