// What is printed on the cards and the board, from crates/boru/data/brian-boru.json.
// Made by scripts/boru-map.mjs; changes belong there.

import type { CardFace, MarriageFace, RegionFace, Reward, TownFace } from "./types";

export const cards: CardFace[] = [
  {
    value: 1,
    colour: "yellow",
    primary: ["town", "letter", "letter", "coin"],
    secondary: [
      ["coin", "coin", "coin", "expand"],
      ["letter", "letter"],
    ],
  },
  {
    value: 2,
    colour: "red",
    primary: ["town", "axe", "axe", "coin"],
    secondary: [
      ["coin", "coin", "coin", "expand"],
      ["axe", "axe"],
    ],
  },
  {
    value: 3,
    colour: "blue",
    primary: ["town", "cross", "cross", "coin"],
    secondary: [
      ["coin", "coin", "coin", "expand"],
      ["cross", "cross"],
    ],
  },
  {
    value: 4,
    colour: "yellow",
    primary: ["town", "letter", "letter"],
    secondary: [
      ["coin", "coin", "coin", "expand"],
      ["letter", "letter"],
    ],
  },
  {
    value: 5,
    colour: "red",
    primary: ["town", "axe", "axe"],
    secondary: [
      ["coin", "coin", "expand"],
      ["axe", "axe"],
    ],
  },
  {
    value: 6,
    colour: "blue",
    primary: ["town", "cross", "cross"],
    secondary: [
      ["coin", "coin", "coin", "expand"],
      ["cross", "cross"],
    ],
  },
  {
    value: 7,
    colour: "yellow",
    primary: ["town", "letter", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["letter", "letter"],
    ],
  },
  {
    value: 8,
    colour: "red",
    primary: ["town", "axe", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["axe", "axe"],
    ],
  },
  {
    value: 9,
    colour: "blue",
    primary: ["town", "cross", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["cross", "cross"],
    ],
  },
  {
    value: 10,
    colour: "yellow",
    primary: ["town", "coin", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["letter", "letter"],
    ],
  },
  {
    value: 11,
    colour: "red",
    primary: ["town", "coin", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["axe", "axe"],
    ],
  },
  {
    value: 12,
    colour: "blue",
    primary: ["town", "coin", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["cross", "cross"],
    ],
  },
  {
    value: 13,
    colour: "white",
    primary: ["town", "coin"],
    secondary: [
      ["coin", "coin", "expand"],
      ["remove_viking", "pay"],
    ],
  },
  {
    value: 14,
    colour: "yellow",
    primary: ["town"],
    secondary: [
      ["coin", "expand"],
      ["letter", "letter", "letter"],
    ],
  },
  {
    value: 15,
    colour: "red",
    primary: ["town"],
    secondary: [
      ["coin", "expand"],
      ["axe", "axe", "axe"],
    ],
  },
  {
    value: 16,
    colour: "blue",
    primary: ["town"],
    secondary: [
      ["coin", "expand"],
      ["cross", "cross", "cross"],
    ],
  },
  {
    value: 17,
    colour: "yellow",
    primary: ["town", "pay"],
    secondary: [
      ["coin", "expand"],
      ["letter", "letter", "letter"],
    ],
  },
  {
    value: 18,
    colour: "red",
    primary: ["town", "pay"],
    secondary: [
      ["coin", "expand"],
      ["axe", "axe", "axe"],
    ],
  },
  {
    value: 19,
    colour: "blue",
    primary: ["town", "pay"],
    secondary: [
      ["coin", "expand"],
      ["cross", "cross", "cross"],
    ],
  },
  { value: 20, colour: "white", primary: ["town"], secondary: [["coin", "coin", "expand"]] },
  { value: 21, colour: "white", primary: ["town", "pay"], secondary: [["coin", "coin", "expand"]] },
  {
    value: 22,
    colour: "white",
    primary: ["town", "pay", "pay"],
    secondary: [["coin", "coin", "expand"]],
  },
  {
    value: 23,
    colour: "yellow",
    primary: ["town", "pay", "pay"],
    secondary: [
      ["coin", "expand"],
      ["letter", "letter", "letter"],
    ],
  },
  {
    value: 24,
    colour: "red",
    primary: ["town", "pay", "pay"],
    secondary: [
      ["coin", "expand"],
      ["axe", "axe", "axe"],
    ],
  },
  {
    value: 25,
    colour: "blue",
    primary: ["town", "pay", "pay"],
    secondary: [
      ["coin", "expand"],
      ["cross", "cross", "cross"],
    ],
  },
];

export const regions: RegionFace[] = [
  { id: "N", name: "Northern Uí Néill", threshold: 4, points: 6 },
  { id: "U", name: "Ulaid", threshold: 3, points: 4 },
  { id: "B", name: "Bréifne", threshold: 2, points: 3 },
  { id: "S", name: "Southern Uí Néill", threshold: 3, points: 5 },
  { id: "D", name: "Dubhlinn", threshold: 2, points: 2 },
  { id: "C", name: "Connaught", threshold: 5, points: 7 },
  { id: "L", name: "Leinster", threshold: 4, points: 6 },
  { id: "M", name: "Munster", threshold: 5, points: 7 },
];

export const towns: TownFace[] = [
  { id: "N1", region: "N", colour: "red", english: "Gartan", irish: "Gartán" },
  { id: "N2", region: "N", colour: "red", english: "Ailech", irish: "Grianán Ailigh" },
  { id: "N3", region: "N", colour: "blue", english: "Maghera", irish: "Machaire Rátha" },
  { id: "N4", region: "N", colour: "blue", english: "Drumhome", irish: "Droim Thuama" },
  { id: "N5", region: "N", colour: "yellow", english: "Tullaghoge", irish: "Tulach Óg" },
  { id: "N6", region: "N", colour: "yellow", english: "Clogher", irish: "Clochar" },
  { id: "N7", region: "N", colour: "red", english: "Armagh", irish: "Ard Mhacha" },
  { id: "U1", region: "U", colour: "yellow", english: "Dunseverick", irish: "Dún Sobhairce" },
  { id: "U2", region: "U", colour: "blue", english: "Connor", irish: "Coinnire" },
  { id: "U3", region: "U", colour: "red", english: "Moira", irish: "Maigh Rath" },
  { id: "U4", region: "U", colour: "blue", english: "Downpatrick", irish: "Dún Pádraig" },
  { id: "U5", region: "U", colour: "red", english: "Dundalk", irish: "Dún Dealgan" },
  { id: "B1", region: "B", colour: "yellow", english: "Rossinver", irish: "Ros Inbhir" },
  { id: "B2", region: "B", colour: "red", english: "Drumlease", irish: "Droim Lias" },
  { id: "B3", region: "B", colour: "blue", english: "Drumlane", irish: "Droim Leathan" },
  { id: "B4", region: "B", colour: "blue", english: "Fenagh", irish: "Fíonach" },
  { id: "S1", region: "S", colour: "red", english: "Kells", irish: "Ceanannas" },
  { id: "S2", region: "S", colour: "blue", english: "Monasterboice", irish: "Mainistir Bhuithe" },
  { id: "S3", region: "S", colour: "yellow", english: "Tara", irish: "Teamhair" },
  { id: "S4", region: "S", colour: "red", english: "Dun na Sciath", irish: "Dún na Sciath" },
  { id: "S5", region: "S", colour: "blue", english: "Clonmacnoise", irish: "Cluain Mhic Nóis" },
  { id: "S6", region: "S", colour: "yellow", english: "Granard", irish: "Gránard" },
  { id: "D1", region: "D", colour: "yellow", english: "Swords", irish: "Sord" },
  { id: "D2", region: "D", colour: "red", english: "Dublin", irish: "Áth Cliath" },
  { id: "D3", region: "D", colour: "blue", english: "Glendalough", irish: "Gleann Dá Loch" },
  { id: "C1", region: "C", colour: "red", english: "Killala", irish: "Cill Ala" },
  { id: "C2", region: "C", colour: "red", english: "Achonry", irish: "Achadh Conaire" },
  { id: "C3", region: "C", colour: "yellow", english: "Rathcroghan", irish: "Ráth Cruachan" },
  { id: "C4", region: "C", colour: "yellow", english: "Mayo", irish: "Maigh Eo" },
  { id: "C5", region: "C", colour: "blue", english: "Roscommon", irish: "Ros Comáin" },
  { id: "C6", region: "C", colour: "red", english: "Tuam", irish: "Tuaim" },
  { id: "C7", region: "C", colour: "red", english: "Cong", irish: "Conga" },
  { id: "C8", region: "C", colour: "yellow", english: "Dunguaire", irish: "Dún Guaire" },
  { id: "C9", region: "C", colour: "blue", english: "Clonfert", irish: "Cluain Fearta" },
  { id: "L1", region: "L", colour: "yellow", english: "Killeigh", irish: "Cill Aichidh" },
  { id: "L2", region: "L", colour: "blue", english: "Kildare", irish: "Cill Dara" },
  { id: "L3", region: "L", colour: "blue", english: "Aghaboe", irish: "Achadh Bhó" },
  { id: "L4", region: "L", colour: "red", english: "Kilkenny", irish: "Cill Chainnigh" },
  { id: "L5", region: "L", colour: "yellow", english: "Leighlin", irish: "Leithghlinn" },
  { id: "L6", region: "L", colour: "blue", english: "Ferns", irish: "Fearna" },
  { id: "L7", region: "L", colour: "yellow", english: "Inistioge", irish: "Inis Tíog" },
  { id: "L8", region: "L", colour: "yellow", english: "Wexford", irish: "Loch Garman" },
  { id: "L9", region: "L", colour: "blue", english: "Waterford", irish: "Port Láirge" },
  { id: "M1", region: "M", colour: "blue", english: "Kilfenora", irish: "Cill Fhionnúrach" },
  { id: "M2", region: "M", colour: "yellow", english: "Kincora", irish: "Ceann Coradh" },
  { id: "M3", region: "M", colour: "red", english: "Limerick", irish: "Luimneach" },
  { id: "M4", region: "M", colour: "yellow", english: "Cashel", irish: "Caiseal" },
  { id: "M5", region: "M", colour: "yellow", english: "Scattery", irish: "Inis Cathaigh" },
  { id: "M6", region: "M", colour: "blue", english: "Lismore", irish: "Lios Mór" },
  { id: "M7", region: "M", colour: "red", english: "Inisfallen", irish: "Inis Faithleann" },
  { id: "M8", region: "M", colour: "red", english: "Cork", irish: "Corcaigh" },
  { id: "M9", region: "M", colour: "red", english: "Cahergal", irish: "An Chathair Gheal" },
  { id: "M10", region: "M", colour: "blue", english: "Ballyvourney", irish: "Baile Bhuirne" },
];

export const roads: [string, string][] = [
  ["B1", "B2"],
  ["B1", "N4"],
  ["B2", "C2"],
  ["B3", "N6"],
  ["C2", "C4"],
  ["C3", "C5"],
  ["C5", "C9"],
  ["C7", "M1"],
  ["C8", "C9"],
  ["D2", "L2"],
  ["D3", "L6"],
  ["L1", "L2"],
  ["L3", "L4"],
  ["L4", "L7"],
  ["L5", "L6"],
  ["L5", "L8"],
  ["L6", "L8"],
  ["L7", "L9"],
  ["L8", "L9"],
  ["M2", "M3"],
  ["M4", "M6"],
  ["M6", "M8"],
  ["M7", "M9"],
  ["N1", "N4"],
  ["N2", "N3"],
  ["N3", "N5"],
  ["N5", "N7"],
  ["N7", "U3"],
  ["S1", "S2"],
  ["S1", "S6"],
  ["S2", "S3"],
  ["S3", "S4"],
  ["S4", "S5"],
  ["S5", "S6"],
  ["U1", "U2"],
  ["U4", "U5"],
];

/** What the spaces of the marriage track give. */
export const track: Reward[][] = [
  [],
  [],
  ["coin"],
  ["coin"],
  ["coin"],
  ["coin", "coin"],
  ["coin", "coin"],
  ["renown"],
  ["town_anywhere"],
  [],
];

export const marriages: MarriageFace[] = [
  { name: "Orlaith", points: 2, town_in: "M" },
  { name: "Aodhán", points: 2, town_in: "L" },
  { name: "Conall", points: 2, town_in: "S" },
  { name: "Cormac", points: 2, town_in: "C" },
  { name: "Niall", points: 2, town_in: "N" },
  { name: "Aoife", points: 2, renown: 1 },
  { name: "Brigid", points: 4 },
  { name: "Estrid, Princess of Denmark", princess: true },
];

/** Points for towns in so many regions. */
export const presence: number[] = [0, 0, 0, 1, 1, 3, 5, 7, 10];
