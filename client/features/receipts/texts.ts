export const waitingOnHold = '{waiting} on hold.';
export const comingUp = '{waiting} coming up.';
