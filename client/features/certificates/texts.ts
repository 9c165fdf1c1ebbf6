export const certificateOfAuthenticity = 'Certificate of authenticity';
export const isVoid = 'It’s void because the sale was reversed.';
export const handedOn = 'You handed it on.';
export const yours = 'Atelier attests to the sale, the artist to the work. A refund voids it.';
export const see = (number: string) => `See the certificate ${number}`;
export const handOn = 'Hand on';
