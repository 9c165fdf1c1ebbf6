export const shipsFrom = (city: string) => (days: number) => `Ships from ${city} within ${days} days`;
