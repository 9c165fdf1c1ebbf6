/** The product's name, said once. */
export const BRAND = 'Atelier';
