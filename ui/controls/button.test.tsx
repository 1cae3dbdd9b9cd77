import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

const typeOf = (button: React.ReactElement) => /type="(\w+)"/.exec(renderToStaticMarkup(button))?.[1];

describe('a button in a form', () => {
  it('submits it', () => {
    expect(typeOf(<Button>Save</Button>)).toBe('submit');
  });

  it('does what it is for and does not submit it', () => {
    expect(typeOf(<Button onClick={() => undefined}>Remove</Button>)).toBe('button');
  });

  it('is what its caller says', () => {
    const submit = (
      <Button type="submit" onClick={() => undefined}>
        Save
      </Button>
    );
    expect(typeOf(submit)).toBe('submit');
  });
});
