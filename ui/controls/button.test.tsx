import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

const typeOf = (button: React.ReactElement) => /type="(\w+)"/.exec(renderToStaticMarkup(button))?.[1];

describe('a button in a form', () => {
  it('submits it by default', () => {
    expect(typeOf(<Button>Save</Button>)).toBe('submit');
  });

  it('with its own action does not submit the form', () => {
    expect(typeOf(<Button onClick={() => undefined}>Remove</Button>)).toBe('button');
  });

  it('has the type that its caller sets', () => {
    const submit = (
      <Button type="submit" onClick={() => undefined}>
        Save
      </Button>
    );
    expect(typeOf(submit)).toBe('submit');
  });
});
