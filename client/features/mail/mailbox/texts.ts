export const receivedTimes = (n: number) => (n === 2 ? 'Received twice' : `Received ${n} times`);
