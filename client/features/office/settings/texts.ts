export const freeSellerKeeps = 'On a {sale} sale, a free seller keeps {after} instead of {before}.';
export const premiumSellerKeeps = 'On a {sale} sale, a Premium seller keeps {after} instead of {before}.';
