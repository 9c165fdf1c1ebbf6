export const addressSaved = 'Address saved';
export const artistWillShip = 'The artist will ship to this address.';
export const editAddress = 'Edit address';
export const deliveryAddress = 'Shipping address';
export const onlyArtistAndModeratorsSee =
  'Only the artist and moderators can see it. You can edit it until the work ships.';
export const saveAddress = 'Save address';
export const saving = 'Saving...';
export const fullName = 'Full name';
export const streetAndNumber = 'Street address';
export const apartmentFloorCompany = 'Apartment, suite, etc.';
export const postalCode = 'ZIP or postal code';
export const city = 'City';
export const stateOrRegion = 'State or region';
export const country = 'Country';
export const chooseACountry = 'Choose a country';
