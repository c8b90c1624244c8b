/** The faces of bots, and of people who have chosen one, by their keys (`Chair.face`): the colour behind them, and the strokes on it. */

import { CREAM, eyes, INK, irises, line, oval, shape, snout, twin, twinLine, type Stroke } from './pencil';

export interface Animal {
  ground: string;
  strokes: Stroke[];
}

const PINK = '#eea9a0';
const BEAK = '#ef9b28';

export const ANIMALS: Record<string, Animal> = {
  // Those who play at random.
  hare: {
    ground: '#bcd7a4',
    strokes: [
      twin('#b07d4f', 'M20 21Q9 10 12 2Q21 3 23 19Z'),
      twin(PINK, 'M19.5 17Q13.5 10 14 5Q19 7 20.5 16Z'),
      shape('#b07d4f', oval(24, 30, 12.5, 12)),
      shape(CREAM, oval(24, 36, 7, 5)),
      shape('#fff', 'M22 38h4v4h-4Z'),
      ...snout(32, '#a8574e'),
      ...eyes(6, 27),
      twinLine('M15 35L8 33M15 37L8 39', 0.9),
    ],
  },
  magpie: {
    ground: '#f0d9a8',
    strokes: [
      shape('#20242f', 'M24 6Q39 8 38 27Q37 45 24 45Q11 45 10 27Q9 8 24 6Z'),
      twin('#fff', 'M10.5 33Q17 33 19 45Q11 42 10.5 33Z'),
      shape('#2f6c9c', 'M24 6Q33 7 36 16Q24 9 12 16Q15 7 24 6Z'),
      shape('#59606e', 'M19 27Q24 22 29 27L24 38Z'),
      line('M19.5 28Q24 31 28.5 28', 1.2, '#20242f'),
      twin('#fff', oval(17, 23, 3.2)),
      twin(INK, oval(17.6, 23, 1.8)),
    ],
  },
  squirrel: {
    ground: '#d5e3c4',
    strokes: [
      shape('#8c3d1c', 'M30 42Q48 40 45 22Q43 8 34 11Q40 20 34 28Z'),
      twin('#b5532a', 'M19 19L9 18L11 5Q18 8 21 16Z'),
      twinLine('M11 6L9 1M12.5 7L12 2', 1.4, '#8c3d1c'),
      shape('#b5532a', oval(23, 29, 12.5, 12.5)),
      twin(CREAM, oval(20.5, 36, 5, 4.5)),
      shape('#fff', 'M22 39h4v3.500h-4Z'),
      ...snout(33),
      ...eyes(6.5, 27, 2.5),
    ],
  },
  frog: {
    ground: '#f3dd94',
    strokes: [
      twin('#5d9a3c', oval(14, 14, 7.5)),
      shape('#5d9a3c', 'M24 15Q43 15 42 30Q40 43 24 43Q8 43 6 30Q5 15 24 15Z'),
      shape('#cfe39a', 'M9 33Q24 41 39 33Q36 43 24 43Q12 43 9 33Z'),
      twin('#fff8d8', oval(14, 14, 5)),
      twin(INK, oval(14.5, 14.5, 3, 2)),
      line('M9 31Q24 40 39 31', 2, '#2e5a1c'),
      twin('#2e5a1c', oval(22, 25, 0.9)),
    ],
  },
  hen: {
    ground: '#bcd9de',
    strokes: [
      shape('#c8362b', 'M15 14Q12 5 18 7Q19 1 24 5Q29 1 30 7Q36 5 33 14Z'),
      shape('#fff6e6', 'M24 10Q37 11 37 27Q38 45 24 45Q10 45 11 27Q11 11 24 10Z'),
      shape('#c8362b', oval(21, 38, 3, 5) + oval(27, 38, 3, 5)),
      shape(BEAK, 'M18.5 29Q24 24 29.5 29Q27 35 24 36Q21 35 18.5 29Z'),
      line('M19 29.500Q24 32 29 29.5', 1.1),
      ...eyes(7, 24),
    ],
  },
  goat: {
    ground: '#e6c9a0',
    strokes: [
      twin('#7b6a58', 'M20 14Q12 12 11 2Q14 7 22 9Z'),
      twin('#cfc7bb', 'M15 21Q5 19 3 27Q9 29 15 26Z'),
      shape('#f2ede4', 'M24 10Q36 11 34 25Q32 40 24 40Q16 40 14 25Q12 11 24 10Z'),
      shape('#cfc7bb', 'M19 39Q24 41 29 39Q28 45 24 48Q20 45 19 39Z'),
      twin('#e7c75a', oval(18, 23, 3)),
      shape(INK, 'M16 22.300h4v1.500h-4ZM28 22.300h4v1.500h-4Z'),
      ...snout(32, '#a5655b'),
    ],
  },
  gull: {
    ground: '#8cbfdb',
    strokes: [
      shape('#8d98a3', 'M5 48Q8 36 24 36Q40 36 43 48Z'),
      shape('#fff', 'M24 7Q37 8 36 24Q37 42 24 42Q11 42 12 24Q11 8 24 7Z'),
      shape('#f2b632', 'M19 25Q24 21 29 25Q29 34 24 38Q19 34 19 25Z'),
      shape('#d23b2b', oval(24, 34, 2)),
      line('M19 27.500Q24 30 29 27.5', 1.1),
      twin('#f2d24c', oval(17, 20, 2.8)),
      twin(INK, oval(17, 20, 1.5)),
      twinLine('M13.5 16.500L19 17.5', 1.5),
    ],
  },
  snail: {
    ground: '#c9dcb0',
    strokes: [
      twinLine('M19 24L12 9', 2.4, '#c49a66'),
      twin('#c49a66', oval(12, 9, 3)),
      twin(INK, oval(12, 9, 1.5)),
      shape('#a3552f', oval(24, 19, 13)),
      line('M24 30Q13 28 15 18Q18 10 26 12Q33 15 30 22Q26 27 22 22Q21 18 25 18', 2, '#5e2c15'),
      shape('#dcb684', 'M24 22Q37 23 35 34Q33 44 24 44Q15 44 13 34Q11 23 24 22Z'),
      line('M18 36Q24 41 30 36', 1.7),
      twin(PINK, oval(16.5, 34, 1.8)),
      ...eyes(4.5, 30, 1.5),
    ],
  },

  // Novices: the young ones.
  chick: {
    ground: '#b5d8e6',
    strokes: [
      shape('#f7cf3f', oval(24, 29, 14.5, 14)),
      shape('#fffaf0', 'M9 23Q10 6 24 6Q38 6 39 23L35 19L31 24L27.5 19L24 24L20.5 19L17 24L13 19Z'),
      line('M30 9l-3 3.500l2 3', 1, '#b9ad95'),
      shape('#ee8a1d', 'M20 32Q24 28.5 28 32L24 37Z'),
      line('M20.5 32.300h7', 0.9, '#a5560a'),
      twin('#f2a7a0', oval(14.5, 33, 2.3)),
      ...eyes(6, 28.5, 2.3),
    ],
  },
  kitten: {
    ground: '#f2c9b8',
    strokes: [
      twin('#9aa0a8', 'M10 24L10 6L23 16Z'),
      twin(PINK, 'M13 19L13 11L19 15.500Z'),
      shape('#9aa0a8', oval(24, 29, 15, 13.5)),
      line('M24 16v6M19 17l1 5M29 17l-1 5', 1.8, '#5f666f'),
      twinLine('M9.5 28h5M10 32l5 -.5', 1.6, '#5f666f'),
      shape(CREAM, oval(24, 36, 7, 5)),
      ...irises(6.5, 28, '#8fce7b', 1.7),
      ...snout(33, '#d0706a'),
    ],
  },
  puppy: {
    ground: '#c4d6ee',
    strokes: [
      shape('#e2b87c', oval(24, 28, 13.5, 15)),
      twin('#7d4a25', 'M16 14Q5 12 5 25Q5 36 11 35Q15 30 17 18Z'),
      shape('#7d4a25', oval(30, 25, 5, 6)),
      shape(CREAM, oval(24, 35, 7.5, 6)),
      shape('#e36a6a', 'M22 39h4.500v3.500q-2.2 3 -4.5 0Z'),
      ...snout(31),
      ...eyes(6, 25.5, 2.3),
    ],
  },
  dormouse: {
    ground: '#dccbe6',
    strokes: [
      twin('#c98a45', oval(12, 15, 6.5)),
      twin(PINK, oval(12.5, 15.5, 3.8)),
      shape('#d89b55', oval(24, 29, 14, 13.5)),
      twin('#4a3524', oval(17, 27, 5.5, 3.8)),
      shape(CREAM, oval(24, 36.5, 7.5, 5.5)),
      ...snout(33, '#c9616b'),
      twin('#fff', oval(17.4, 26.6, 2.6)),
      twin(INK, oval(17.8, 27, 1.6)),
      twinLine('M15 36L7 34M15 38L7.5 40', 0.9),
    ],
  },
  lamb: {
    ground: '#b9dcb0',
    strokes: [
      shape(
        '#fffdf6',
        'M24 4Q31 3 33 8Q40 8 40 15Q46 19 42 25Q45 33 38 35Q36 43 28 41Q24 45 20 41Q12 43 10 35Q3 33 6 25Q2 19 8 15Q8 8 15 8Q17 3 24 4Z',
      ),
      twin('#d9b49a', 'M14 23Q5 21 4 28Q10 31 15 27Z'),
      shape('#edceb4', 'M24 16Q34 17 33 27Q32 39 24 39Q16 39 15 27Q14 17 24 16Z'),
      shape('#fffdf6', oval(20, 17, 4) + oval(28, 17, 4) + oval(24, 15, 4.5)),
      ...snout(31, '#b5655c'),
      ...eyes(5, 26, 2),
    ],
  },
  duckling: {
    ground: '#a9d6cf',
    strokes: [
      line('M24 10Q22 4 26 3M25 10Q28 5 30 6', 1.8, '#e0b020'),
      shape('#f9dc59', oval(24, 27, 14, 15)),
      shape('#ef8c1e', 'M14 32Q24 25 34 32Q35 38 24 38Q13 38 14 32Z'),
      line('M14.5 33.500Q24 37 33.5 33.5', 1.2, '#9c4e08'),
      twin('#9c4e08', oval(22, 30.5, 0.7)),
      twin('#f2a7a0', oval(13.5, 29, 2.2)),
      ...eyes(6.5, 22, 2.4),
    ],
  },
  piglet: {
    ground: '#cfe0a8',
    strokes: [
      twin('#e58f93', 'M19 15Q8 13 8 5Q17 4 23 12Z'),
      shape('#f5b3b3', oval(24, 28, 15.5, 14)),
      shape('#e58f93', oval(24, 32, 6.5, 4.8)),
      twin('#8e3d45', oval(21.8, 32, 1.1, 1.7)),
      line('M18 38.500Q24 41.5 30 38.5', 1.5, '#8e3d45'),
      twin('#ee959a', oval(12.5, 32, 2.3)),
      ...eyes(7, 25),
    ],
  },
  hedgehog: {
    ground: '#f0cf9a',
    strokes: [
      shape(
        '#6b4a30',
        'M24 2L28 8L34 4L35 11L42 10L40 17L46 20L41 25L45 31L39 33L40 40L24 43L8 40L9 33L3 31L7 25L2 20L8 17L6 10L13 11L14 4L20 8Z',
      ),
      twin('#a87b54', oval(13.5, 23, 3.5)),
      shape('#eccfa2', 'M24 17Q30 15 34 22Q38 33 32 38Q24 44 16 38Q10 33 14 22Q18 15 24 17Z'),
      ...snout(32),
      ...eyes(5.5, 27),
      twin('#e7a28e', oval(15.5, 33, 1.9)),
    ],
  },

  // Regulars of the house.
  fox: {
    ground: '#bcd6c6',
    strokes: [
      twin('#c9581b', 'M8 27L7 4L23 16Z'),
      twin('#3d2415', 'M9.5 17L9 8L16 13Z'),
      shape('#db6a24', 'M24 13Q40 13 41 27Q35 39 24 43Q13 39 7 27Q8 13 24 13Z'),
      twin('#fff6e6', 'M7 27Q17 25 21 33L24 43Q13 39 7 27Z'),
      shape(INK, oval(24, 40.5, 2.8, 2.3)),
      ...irises(7, 25, '#f2d05a', 1.2),
    ],
  },
  badger: {
    ground: '#d3c8ae',
    strokes: [
      twin('#3a3836', oval(11, 15, 4.5)),
      twin('#fff', oval(10.5, 14, 2)),
      shape('#fbf8f0', 'M24 9Q39 11 38 27Q35 42 24 44Q13 42 10 27Q9 11 24 9Z'),
      twin('#3a3836', 'M19.5 10Q11 15 13 30Q16 36 20 37Q21 22 19.5 10Z'),
      shape(INK, oval(24, 38, 3.3, 2.6)),
      line('M20 42.500Q24 44.5 28 42.5', 1.2, '#8a8378'),
      twin('#fff', oval(17, 26, 2.4)),
      twin(INK, oval(17.3, 26.2, 1.5)),
    ],
  },
  cat: {
    ground: '#e9b96a',
    strokes: [
      twin('#2b2a30', 'M9 26L9 5L23 15Z'),
      twin('#a8646a', 'M12 19L12 11L18 15Z'),
      shape('#2b2a30', oval(24, 28, 15.5, 14)),
      shape('#fff', 'M24 29Q27 31 32 36Q30 42 24 42Q18 42 16 36Q21 31 24 29Z'),
      ...irises(7, 26, '#b6dd4e', 0.9),
      shape('#d98b88', 'M22 33h4l-2 2.400Z'),
      line('M24 35.500v1q-1.5 2 -4 1.200M24 36.500q1.5 2 4 1.2', 1.2),
      twinLine('M14 33L6 31M14 35.500L6 36.5', 0.9, '#fff'),
    ],
  },
  bear: {
    ground: '#cfdcb4',
    strokes: [
      twin('#6b4226', oval(11.5, 13, 6)),
      twin('#c08a5c', oval(12, 13.5, 3.2)),
      shape('#7d4f2e', oval(24, 28, 16, 15)),
      shape('#d6a877', oval(24, 34, 8, 6.5)),
      ...snout(30),
      ...eyes(7, 25, 2),
    ],
  },
  heron: {
    ground: '#e3d7a4',
    strokes: [
      shape('#26303c', 'M26 8Q38 6 46 15Q37 14 30 14Z'),
      shape('#9fb0bd', 'M16 48Q15 34 20 30H32Q36 36 35 48Z'),
      shape('#f4f6f4', 'M26 7Q38 9 37 21Q37 32 27 32Q17 32 16 21Q16 9 26 7Z'),
      shape('#26303c', 'M26 7Q34 8 37 17Q30 12 17 16Q19 8 26 7Z'),
      shape('#eaa92c', 'M17 20Q23 19 25 25L4 36Z'),
      line('M22.5 23.500L5 35.5', 1, '#8e5a08'),
      shape('#f4d24c', oval(28.5, 20, 3.2)),
      shape(INK, oval(28.2, 20, 1.7)),
    ],
  },
  horse: {
    ground: '#c3d3e6',
    strokes: [
      twin('#8a5429', 'M19 13L13 2Q21 3 23 11Z'),
      shape('#8a5429', 'M24 7Q35 9 34 22Q32 33 32 38Q30 46 24 46Q18 46 16 38Q16 33 14 22Q13 9 24 7Z'),
      shape('#fff6e6', 'M24 11L27 17Q26 27 27 34H21Q22 27 21 17Z'),
      shape('#3b2413', 'M20 3Q28 1 30 8Q32 16 26 18Q28 11 22 10Z'),
      shape('#d9a97f', 'M16.5 36Q24 32 31.5 36Q31 46 24 46Q17 46 16.5 36Z'),
      twin(INK, oval(20.5, 39, 1, 1.5)),
      line('M20 43Q24 44.5 28 43', 1.3),
      ...eyes(7.5, 22),
    ],
  },
  cow: {
    ground: '#b8d99a',
    strokes: [
      twin('#e9dcc0', 'M16 12Q9 11 9 3Q13 7 20 8Z'),
      twin('#33302e', 'M14 18Q4 14 2 21Q7 27 15 24Z'),
      shape('#fbf7ef', 'M24 8Q36 9 35 23Q34 41 24 41Q14 41 13 23Q12 9 24 8Z'),
      shape('#33302e', 'M26 8Q37 10 35 25Q28 29 26 20Z'),
      shape('#f0b1a8', oval(24, 36, 10.5, 8)),
      twin('#8e4b49', oval(19.5, 34.5, 1.4, 2)),
      line('M19 40Q24 43 29 40', 1.5, '#8e4b49'),
      shape('#fff', oval(30.5, 22, 2.6)),
      ...eyes(6.5, 22, 2),
    ],
  },
  beaver: {
    ground: '#a9cbd6',
    strokes: [
      twin('#5c3a20', oval(11, 17, 4.5)),
      shape('#7a4d2b', 'M24 9Q40 10 39 27Q39 43 24 43Q9 43 9 27Q8 10 24 9Z'),
      twin('#b98458', oval(19, 34, 6.5, 5)),
      shape('#fffbe8', 'M20.5 37h7v8h-7Z'),
      line('M24 37v8', 1, '#b9ad95'),
      shape(INK, oval(24, 30, 4, 3)),
      ...eyes(7, 24, 2),
      line('M17 14Q24 8 31 14', 2, '#5c3a20'),
    ],
  },

  // Experts.
  octopus: {
    ground: '#a8dbe0',
    strokes: [
      twinLine('M17 33Q6 34 8 44M20 36Q13 40 15 47', 4.5, '#7a3d86'),
      line('M24 36V47', 4.5, '#7a3d86'),
      shape('#9a55a6', 'M24 3Q41 4 39 22Q37 38 24 38Q11 38 9 22Q7 4 24 3Z'),
      shape('#c690cf', oval(16, 12, 2.5) + oval(22, 8, 1.6)),
      twin('#fff', oval(18, 24, 4)),
      twin(INK, oval(18.6, 24.4, 2)),
      line(oval(30, 24, 5.6), 1.6, '#e2bd48'),
      line('M35 27Q38 34 36 40', 1, '#e2bd48'),
      line('M20 32Q24 35 28 32', 1.6),
    ],
  },
  owl: {
    ground: '#4d5a86',
    strokes: [
      twin('#7a5530', 'M9 18L8 3L21 11Z'),
      shape('#94683c', 'M24 7Q42 8 41 27Q40 45 24 45Q8 45 7 27Q6 8 24 7Z'),
      twin('#f0ddb4', oval(16, 22, 8.3)),
      twin('#f0b52e', oval(16, 22, 5)),
      twin(INK, oval(16, 22, 2.8)),
      twin('#fff', oval(15, 21, 0.9)),
      shape('#e88d22', 'M21.5 26h5L24 33Z'),
      shape('#fff', [14, 19, 24, 29, 34].map((x, i) => oval(x, 37.5 + [0, 2, 2.8, 2, 0][i]!, 2.2)).join('')),
    ],
  },
  raven: {
    ground: '#c9c3d6',
    strokes: [
      shape('#1d1f26', 'M24 5Q40 6 39 25L42 44H6L9 25Q8 6 24 5Z'),
      line('M12 37l4 4M20 39l3 4M36 37l-4 4M28 39l-3 4', 1.4, '#454b5c'),
      shape('#474b57', 'M18.5 25Q24 20 29.5 25Q29 36 24 42Q19 36 18.5 25Z'),
      line('M19 27Q24 31 29 27', 1.2, '#1d1f26'),
      twin('#f2efe4', oval(16.5, 21, 3.2)),
      twin(INK, oval(17, 21.3, 1.8)),
      twinLine(oval(16.5, 21, 5), 1.5, '#e2bd48'),
      line('M21.5 20Q24 18.5 26.5 20', 1.5, '#e2bd48'),
    ],
  },
  lynx: {
    ground: '#b6c9c0',
    strokes: [
      twin('#c08b4f', 'M9 23L9 8L22 15Z'),
      twinLine('M9.5 9L7 1', 2.2),
      twin(INK, 'M9 14L8.5 6L13 10Z'),
      shape('#d3a066', oval(24, 26, 14.5, 13)),
      twin('#f7ead0', 'M10 26Q6 36 9 42Q14 42 19 37Q14 33 10 26Z'),
      shape('#f7ead0', oval(24, 34.5, 6.5, 5)),
      twin('#5e3f20', oval(20, 17.5, 1) + oval(17, 20, 0.9) + oval(12.5, 26, 0.9)),
      ...irises(6.5, 25, '#e8d65c', 1),
      ...snout(31, '#a5564c'),
    ],
  },
  tortoise: {
    ground: '#f0dcae',
    strokes: [
      shape('#6d5a2c', 'M24 5Q45 6 45 30Q45 44 24 44Q3 44 3 30Q3 6 24 5Z'),
      line('M24 6V16M9 13L16 19M39 13L32 19M4 29H12M44 29H36', 1.6, '#a78f4e'),
      shape('#8fae5d', 'M24 14Q37 15 36 29Q35 43 24 43Q13 43 12 29Q11 15 24 14Z'),
      twin('#fff', oval(18, 26, 4.2)),
      twin(INK, oval(18.5, 26.5, 1.8)),
      twinLine(oval(18, 26, 5), 1.5, '#4b2e1a'),
      line('M23 25.500h2', 1.5, '#4b2e1a'),
      line('M17 36Q24 40 31 36', 1.8, '#445a22'),
    ],
  },
  whale: {
    ground: '#cfe4ea',
    strokes: [
      shape('#376a95', 'M24 12Q44 12 43 30Q42 44 24 44Q6 44 5 30Q4 12 24 12Z'),
      shape('#eaf3f5', 'M7 34Q24 30 41 34Q37 44 24 44Q11 44 7 34Z'),
      line('M15 37v5M21 36.500v6.500M27 36.500v6.500M33 37v5', 1, '#9bb7c4'),
      shape('#fff', 'M12 14Q11 4 24 4Q37 4 36 14Z'),
      shape('#182a45', 'M10 17Q11 12 24 12Q37 12 38 17Q24 14 10 17Z'),
      shape('#e2bd48', oval(24, 8.5, 2.2)),
      ...eyes(12, 26, 2.1),
      line('M6.5 33.500Q24 29.5 41.5 33.5', 1.6, '#1e4468'),
    ],
  },
  wolf: {
    ground: '#c9d4e8',
    strokes: [
      twin('#5d6570', 'M9 25L9 3L22 15Z'),
      twin('#c9a9a5', 'M12 17L11.5 9L17 14Z'),
      shape('#7d8692', 'M24 11Q39 12 41 28Q36 34 33 38Q29 45 24 45Q19 45 15 38Q12 34 7 28Q9 12 24 11Z'),
      twin('#f1f2ef', 'M8 28Q16 25 20 30L24 45Q19 45 15 38Q12 34 8 28Z'),
      shape('#7d8692', 'M20 26H28L26 39H22Z'),
      shape(INK, oval(24, 39.5, 3.2, 2.5)),
      ...irises(7, 24.5, '#f0c94a', 1.1),
      twinLine('M13 20.500L20 22.5', 1.8, '#40474f'),
    ],
  },
  ermine: {
    ground: '#7a3f56',
    strokes: [
      line('M36 45Q46 38 42 24', 6, '#fffdf8'),
      line('M42.5 27Q42 21 39 18', 6, INK),
      twin('#fffdf8', oval(14.5, 15, 5)),
      twin(PINK, oval(15, 15.5, 2.7)),
      shape('#fffdf8', 'M24 10Q36 11 35 25Q34 37 24 37Q14 37 13 25Q12 11 24 10Z'),
      shape('#fffdf8', 'M16 34H32Q35 40 35 48H13Q13 40 16 34Z'),
      shape('#e2bd48', 'M15.5 36.500Q24 41 32.5 36.500L32 39.500Q24 44 16 39.500Z'),
      ...snout(28, '#b3565c'),
      ...eyes(5.5, 22.5, 2.3),
      twinLine('M16 30L9 28.500M16 32L9.5 34', 0.9, '#9c8f92'),
    ],
  },
};
