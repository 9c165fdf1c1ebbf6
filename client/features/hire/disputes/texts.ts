export const theDesigner = 'the designer';
/** Names keep their case. */
const atStart = (name: string) => (name === theDesigner ? 'The designer' : name);
export const receives = (designer: string, designerCents: string) =>
  `${atStart(designer)} receives ${designerCents}.`;
export const receivesMoneyHeld = (designer: string, held: string) =>
  `${atStart(designer)} receives the ${held} being held, minus commission. Nothing more will be charged.`;
