/**
 * Helpers for text catalogs: a texts.ts beside the code that shows its texts, one export per text. Another language is
 * a file with the same exports that the build substitutes.
 */
import { Fragment, type ReactNode, createElement } from 'react';

/** What another language's file `satisfies`: `Catalog<typeof texts>`. */
export type Catalog<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

const rules = /* @__PURE__ */ new Intl.PluralRules('en');

/** The plural form for this number. */
export const plural = <T extends string>(
  n: number,
  forms: Partial<Record<Intl.LDMLPluralRule, T>> & { other: T },
): T => forms[rules.select(n)] ?? forms.other;

type Place<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never;

/** "Lesson {n} of {total}" with an element for each placeholder. */
export const fill = <T extends string>(text: T, elements: Record<Place<T>, ReactNode>): ReactNode =>
  text
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      createElement(Fragment, { key: index }, index % 2 === 0 ? part : elements[part as Place<T>]),
    );
