import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleInfo } from '$lib/protocol';
import { FIRST_LEVEL, progress } from '../src/pages/puzzles/progress.svelte';

const puzzle = (id: string, rating: number, game = 'blot'): PuzzleInfo => ({
  id,
  game,
  rating,
  title: { fr: id, en: id },
});

beforeEach(() => {
  localStorage.clear();
  progress.reload();
});

describe('what one has solved', () => {
  it('raises the level by a right answer and lowers it by a wrong one', () => {
    const right = progress.answer(puzzle('a', FIRST_LEVEL), true);
    expect(right).toEqual({ level: FIRST_LEVEL + 20, change: 20 });
    const wrong = progress.answer(puzzle('b', FIRST_LEVEL + 20), false);
    expect(wrong).toEqual({ level: FIRST_LEVEL, change: -20 });
    expect(progress.levelOf('herrlof')).toBe(FIRST_LEVEL);
  });

  it('counts a hard puzzle for more than an easy one', () => {
    const hard = progress.answer(puzzle('a', FIRST_LEVEL + 400), true)!;
    const easy = progress.answer(puzzle('b', FIRST_LEVEL - 400, 'herrlof'), true)!;
    expect(hard.change).toBeGreaterThan(3 * easy.change);
  });

  it('counts only the first answer', () => {
    progress.answer(puzzle('a', FIRST_LEVEL), false);
    expect(progress.answer(puzzle('a', FIRST_LEVEL), true)).toBeNull();
    expect(progress.wasRight('a')).toBe(false);
  });

  it('keeps the streak and its record', () => {
    for (const id of ['a', 'b', 'c']) progress.answer(puzzle(id, FIRST_LEVEL), true);
    progress.answer(puzzle('d', FIRST_LEVEL), false);
    progress.answer(puzzle('e', FIRST_LEVEL), true);
    expect([progress.streak, progress.most]).toEqual([1, 3]);
  });

  it('is there again after the page was closed', () => {
    progress.answer(puzzle('a', FIRST_LEVEL), true);
    progress.reload();
    expect(progress.wasRight('a')).toBe(true);
    localStorage.setItem('tablee.puzzles', 'nonsense');
    progress.reload();
    expect(progress.streak).toBe(0);
  });

  it('chooses a new puzzle of one’s level, then those that were missed', () => {
    const all = [puzzle('easy', 900), puzzle('fit', 1250), puzzle('hard', 1900)];
    expect(progress.next(all)?.id).toBe('fit');
    expect(progress.next(all, 'fit')?.id).toBe('easy');
    progress.answer(all[1]!, true);
    progress.answer(all[0]!, false);
    progress.answer(all[2]!, true);
    expect(progress.next(all)?.id).toBe('easy');
    expect(progress.next([])).toBeUndefined();
  });
});
