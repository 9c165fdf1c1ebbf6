import type { Appearance } from '@stripe/stripe-js';
import { t } from '#client/lib/t.ts';

/** The design tokens for the provider's frame, which cannot read our stylesheets: theme.css in sRGB. */
const INK = '#0e0c0a';
const EDGE = '#78726c';
const PAPER = '#f6f3ee';
const MUTE = '#a6a09a';
const ACCENT = '#fd764c';
const DANGER = '#fe777c';

export const APPEARANCE: Appearance = {
  theme: 'night',
  variables: {
    colorPrimary: ACCENT,
    colorBackground: INK,
    colorText: PAPER,
    colorTextPlaceholder: MUTE,
    colorDanger: DANGER,
    borderRadius: '8px',
    fontFamily: t('"Hanken Grotesk Variable", system-ui, sans-serif'),
    fontSizeBase: '16px',
    spacingUnit: '4px',
  },
  rules: {
    '.Input': { border: `1px solid ${EDGE}`, padding: '10px 14px', boxShadow: 'none' },
    '.Label': { color: PAPER, fontWeight: '600', fontSize: '14px' },
  },
};
