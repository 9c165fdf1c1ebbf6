export const suspendedForDays = (days: number) =>
  days === 1 ? 'Your account is suspended for one day.' : `Your account is suspended for ${days} days.`;
