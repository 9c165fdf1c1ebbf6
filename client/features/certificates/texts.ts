export const certificateOfAuthenticity = 'Certificate of authenticity';
export const isVoid = 'It is void, because the sale was undone.';
export const handedOn = 'You handed it on.';
export const yours = 'Atelier attests the sale, the artist the work. A refund voids it.';
export const see = (number: string) => `See the certificate ${number}`;
export const handOn = 'Hand on';
