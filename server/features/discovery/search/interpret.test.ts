/** Other languages, and words that mean something else beside their neighbor. */
import { describe, expect, it } from 'vitest';
import { plainText, readQuery } from '#shared/discovery/search/read-query.ts';
import { interpret } from './interpret.ts';
import { PHRASES } from './languages/joints.ts';
import { MORE_VOCABULARY } from './languages/more-vocabulary.ts';
import { THINGS_VOCABULARY } from './languages/things-vocabulary.ts';
import { VOCABULARY } from './languages/vocabulary.ts';

describe('a search in another language', () => {
  it.each([
    ['blau', 'blue'],
    ['rote Blumen', 'red flower'],
    ['grüne Wälder', 'green forest'],
    ['gruen', 'green'],
    ['Herbst', 'autumn'],
    ['Frühling am See', 'spring lake'],
    ['Frühling an der See', 'spring sea'],
    ['Nebel über den Bergen', 'mist mountain'],
    ['Herbstwald', 'autumn forest'],
    ['Winterlandschaft', 'winter landscape'],
    ['Nachthimmel', 'night sky'],
    ['dunkelblau', 'dark blue'],
    ['schwarz-weiß', 'black and white'],
    ['etwas Ruhiges fürs Schlafzimmer', 'quiet for bedroom'],
    ['Landschaft ohne Berge', 'landscape without mountain'],
    ['keine Menschen', 'no people'],
    ['nicht abstrakt', 'not abstract'],
    ['ohne KI', 'without ai'],
    ['Bilder unter 200 Euro', 'picture under 200 dollars'],
    ['zwischen 50 und 100', 'between 50 and 100'],
    ['noche', 'night'],
    ['la chambre', 'bedroom'],
    ['atardecer', 'sunset'],
    ['crepúsculo', 'sunset'],
    ['habitación', 'bedroom'],
    ['Eichen am Weg', 'oak path'],
    ['la grenouille', 'frog'],
    ['herbstlich', 'autumn'],
    ['flores rojas', 'flower red'],
    ['otoño', 'autumn'],
    ['puesta de sol en el mar', 'sunset sea'],
    ['paisaje sin montañas', 'landscape without mountain'],
    ['menos de 300', 'under 300'],
    ['sin IA', 'without ai'],
    ['hecho a mano', 'handmade'],
    ['mer', 'sea'],
    ['brouillard', 'mist'],
    ['forêt d’automne', 'forest autumn'],
    ['coucher de soleil', 'sunset'],
    ['chat noir', 'cat black'],
    ['nature morte', 'still life'],
    ['pas trop foncé', 'not dark'],
    ['pas de gens', 'no people'],
    ['moins de deux cents euros', 'under 200 dollars'],
    ['noir et blanc', 'black and white'],
    ['Keramik in warmen Farben', 'ceramics warm color'],
    ['Wandteppich aus Wolle', 'tapestry wool'],
    ['couchers du soleil', 'sunset'],
    ['affiche pas chère', 'poster cheap'],
    ['bleu pour la salle de bains', 'blue for bathroom'],
    ['cuadro con flores', 'picture with flower'],
    ['pieza única', 'one of a kind'],
    ['Keramikvase', 'ceramics vase'],
    ['dessins au trait', 'drawing line'],
    ['pas plus de 100 euros', 'not over 100 dollars'],
    ['nicht mehr als 100 Euro', 'not over 100 dollars'],
    ['etwa 200 Euro', 'around 200 dollars'],
    ['sin personajes', 'without people'],
    ['mucho movimiento', 'movement'],
    ['paesaggio di montagna con nebbia', 'landscape mountain with mist'],
    ['ceramica blu fatta a mano', 'ceramics blue handmade'],
    ['meno di 200 euro', 'under 200 dollars'],
    ['quadro com flores vermelhas', 'picture with flower red'],
    ['pôr do sol no mar', 'sunset sea'],
    ['blauwe vaas', 'blue vase'],
    ['Geschenk für einen Wanderer', 'gift for hiker'],
    ['Poster ohne Schrift', 'poster without text'],
    ['affiche typographique', 'poster typographic'],
    ['photographie de forêt verte', 'photograph forest green'],
    ['natureza morta com frutas', 'still life with fruit'],
    ['bloemen zonder rood', 'flower without red'],
    ['schilderij van bergen in de herfst', 'painting mountain autumn'],
    ['zwart-wit tekening', 'black and white drawing'],
  ])('%s is read as %s', (text, english) => {
    expect(interpret(text)).toMatchObject({ text: english, isTranslated: true });
  });

  it.each([
    'under 300',
    'I want to see the sea',
    'a stern face',
    'lace',
    'turn of the tide',
    'tale of a king',
    'casa',
    'con artist',
    'cardinal sin',
    'boots and tables',
    'gross',
    'still life',
    'warm colors',
    'Bach',
    'le corbusier',
    'el greco',
    'pan',
    'hell',
    'motifs',
  ])('%j stays as it is', (text) => {
    expect(interpret(text).text).toBe(text);
  });

  it.each([
    ['mare in tempesta', 'sea storm'],
    ['cavallo nel prato', 'horse meadow'],
    ['chiesa di campagna', 'church countryside'],
    ['barca a vela al tramonto', 'sailboat sunset'],
    ['fiori economici', 'flower cheap'],
    ['ritratto di un uomo', 'portrait man'],
    ['un quadro grande per il divano', 'picture large for sofa'],
    ['religiöses Bild', 'religious picture'],
    ['Kirchenfenster', 'stained glass'],
    ['Skizze mit Kohle', 'sketch with charcoal'],
    ['estatua de un ángel', 'statue angel'],
    ['boceto de una silla', 'sketch chair'],
    ['une croix dans le parc', 'cross park'],
    ['petit nu au fusain', 'small nude charcoal'],
  ])('%s is read as %j', (text, english) => {
    expect(interpret(text).text).toBe(english);
  });

  it.each(['horizontal print', 'large abstract', 'mountain haven', 'a bank by the river', 'gang of birds'])(
    '%s is English',
    (text) => {
      expect(interpret(text).text).toBe(text);
    },
  );

  it('is listed without accents, so that it is found with and without them', () => {
    for (const table of [VOCABULARY, THINGS_VOCABULARY, MORE_VOCABULARY])
      expect(table).toBe(plainText(table));
    for (const [phrase] of PHRASES) expect(phrase.source).not.toMatch(/[äöüñéèß]/u);
  });

  it('knows how a word was typed, for works that have it so', () => {
    expect(interpret('rote Blumen').typed).toEqual(
      new Map([
        ['red', 'rote'],
        ['flower', 'blumen'],
      ]),
    );
  });
});

describe('a word beside its neighbor', () => {
  it.each([
    ['helps me fall asleep', ['calm']],
    ['falling in love', ['romantic']],
  ])('%s', (text, moods) => {
    expect(readQuery(interpret(text).text)).toMatchObject({ words: [], facets: { moods } });
  });
  it.each([
    ['ocean blue ceramics', { words: ['ceramics'], facets: { colors: ['blue'] } }],
    ['forest green print', { words: ['print'], facets: { colors: ['green'] } }],
    ['sky blue', { words: [], facets: { colors: ['blue'], tones: ['light'] } }],
    ['Rothko style color field', { words: ['rothko', 'abstract'] }],
    ['geometric quilt, queen size', { words: ['geometric', 'quilt'], facets: { size: 'large' } }],
    ['something weird and science-y', { words: ['science'] }],
    ['a walk in the woods', { words: ['walk', 'forest'] }],
  ])('%s', (text, read) => {
    expect(readQuery(interpret(text).text)).toMatchObject(read);
  });
  it('is itself elsewhere', () => {
    for (const text of ['fall colors', 'leaves in fall', 'to fall leaves'])
      expect(interpret(text).text).toBe(text);
  });
});
