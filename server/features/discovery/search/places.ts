/** Nations, and the cities that artists name on their profiles. A table to read and to extend. */

/** Each line: the words for a country and who is from it, then its cities. */
const PLACES = `
norwegian norway : oslo bergen trondheim stavanger tromso
swedish sweden : stockholm gothenburg goteborg malmo uppsala
danish denmark : copenhagen kobenhavn aarhus odense
finnish finland : helsinki tampere turku espoo oulu
icelandic iceland : reykjavik
scandinavian nordic : oslo bergen trondheim stockholm gothenburg malmo copenhagen aarhus helsinki tampere reykjavik
german germany : berlin hamburg munich munchen cologne koln leipzig dresden frankfurt stuttgart dusseldorf
austrian austria : vienna wien graz salzburg linz
swiss switzerland : zurich geneva basel bern lausanne
french france : paris marseille lyon bordeaux toulouse nice nantes lille strasbourg
belgian belgium : brussels ghent gent antwerp bruges
dutch netherlands holland : amsterdam rotterdam utrecht eindhoven hague
british english uk : london manchester bristol brighton leeds glasgow edinburgh cardiff
scottish scotland : glasgow edinburgh dundee
irish ireland : dublin cork galway belfast
spanish spain : madrid barcelona valencia seville sevilla bilbao granada
portuguese portugal : lisbon lisboa porto braga coimbra
italian italy : rome roma milan milano florence firenze naples venice turin bologna
greek greece : athens thessaloniki
turkish turkey : istanbul ankara izmir
polish poland : warsaw krakow gdansk wroclaw
czech czechia : prague praha brno
hungarian hungary : budapest
ukrainian ukraine : kyiv lviv odesa
mexican mexico : oaxaca guadalajara monterrey puebla merida
brazilian brazil : rio paulo salvador recife
argentinian argentine argentina : aires cordoba rosario
colombian colombia : bogota medellin cali
american usa : york brooklyn angeles chicago francisco portland seattle boston austin philadelphia
canadian canada : toronto montreal vancouver ottawa calgary
nigerian nigeria : lagos abuja ibadan
ghanaian ghana : accra kumasi
kenyan kenya : nairobi mombasa
moroccan morocco : casablanca marrakesh marrakech fez rabat
egyptian egypt : cairo alexandria
lebanese lebanon : beirut
israeli israel : jerusalem haifa
iranian persian iran : tehran isfahan
indian india : mumbai delhi bangalore bengaluru kolkata chennai jaipur
chinese china : beijing shanghai shenzhen guangzhou
japanese japan : tokyo kyoto osaka nagoya fukuoka
korean korea : seoul busan
australian australia : sydney melbourne brisbane perth adelaide
zealander zealand : auckland wellington christchurch
`;

const citiesOf = new Map(
  PLACES.trim()
    .split('\n')
    .flatMap((line) => {
      const [words, cities] = line.split(' : ').map((part) => part.split(' ')) as [string[], string[]];
      return words.map((word) => [word, cities] as const);
    }),
);

/** The cities of a country; empty if the word names none. */
export const citiesNamed = (word: string): readonly string[] => citiesOf.get(word) ?? [];
