const cases_ = (n: number) => (n === 1 ? '1 open case' : `${n} open cases`);
export const openCases = (n: number, late: number) =>
  n === 0 ? 'No open cases.' : late === 0 ? `${cases_(n)}.` : `${cases_(n)}, ${late} of them overdue.`;
export const newCases = (n: number) => (n === 1 ? '1 new case' : `${n} new cases`);

export const otherKinds = (n: number) =>
  n === 0
    ? 'No cases of other kinds either.'
    : n === 1
      ? '1 case of another kind.'
      : `${n} cases of other kinds.`;

export const reportsOf = (n: number) => (n === 1 ? '1 report' : `${n} reports`);
