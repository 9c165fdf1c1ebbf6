import { parseBudget } from '#shared/hire/amounts.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const PLAIN_FIGURE = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?\s*(k?)$/i;
const BETWEEN = /\s*(?:[-–—]|\bto\b)\s*/i;

/** A range shows both ends: "500-1000" -> "$500 to $1,000"; other text stays as typed. */
export function budgetLabel({ budget, budgetText }: { budget: string; budgetText: string | null }): string {
  const typed = budgetText?.trim();
  if (!typed) return shortUsd(budget);
  const ends = typed.split(BETWEEN);
  const figures = ends.map((end) => PLAIN_FIGURE.exec(end.trim()));
  // In "1-2k" the unit of the 1 is ambiguous.
  const isUneven = new Set(figures.map((figure) => figure?.[4]?.toLowerCase())).size > 1;
  if (isUneven || figures.includes(null) || ends.length > 2) return typed;
  const amounts = ends.map((end) => parseBudget(end));
  if (amounts.includes(null)) return typed;
  const [from = '', to] = amounts.map((cents) => shortUsd(fromCents(cents ?? 0)));
  return to ? t('{from} to {to}', { from, to }) : from;
}
