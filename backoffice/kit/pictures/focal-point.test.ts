import { describe, expect, it } from 'vitest';
import { movedPoint, pointAt } from './focal-point.ts';

describe('the focal point of a picture', () => {
  it('is moved by arrow keys, with Shift further, and stays within the picture', () => {
    expect(movedPoint({ x: 50, y: 50 }, 'ArrowLeft', false)).toEqual({ x: 49, y: 50 });
    expect(movedPoint({ x: 50, y: 50 }, 'ArrowDown', true)).toEqual({ x: 50, y: 60 });
    expect(movedPoint({ x: 95, y: 0 }, 'ArrowRight', true)).toEqual({ x: 100, y: 0 });
    expect(movedPoint({ x: 50, y: 50 }, 'Enter', false)).toBeNull();
  });

  it('is set where the picture was pressed', () => {
    const box = { left: 100, top: 50, width: 200, height: 400 };
    expect(pointAt({ clientX: 150, clientY: 150 }, box)).toEqual({ x: 25, y: 25 });
  });
});
