export const youReceive = 'You receive {share}.';
export const receives = '{name} receives {share}.';
