import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { testApp } from '#server/testing.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: crypto.randomUUID(),
  PUBLIC_URL: 'https://zarona.example',
};

describe('abuse 19: the API document', () => {
  it.each(['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/json'])(
    'is not published at %s if it is disabled',
    async (url) => {
      const shop = await testApp({ seed: 'empty', environment: { API_DOCS: 'off' } });
      const { statusCode } = await shop.app.inject(url);
      await shop.close();
      expect(statusCode).toBe(404);
    },
  );

  it('is disabled in production unless it is enabled in the settings', () => {
    expect(readConfig(production).hasApiDocs).toBe(false);
    expect(readConfig({ ...production, API_DOCS: 'on' }).hasApiDocs).toBe(true);
    expect(readConfig({ SECRET_KEY: crypto.randomUUID() }).hasApiDocs).toBe(true);
  });
});
