const VERSION = /\/v\d+\w*$/;

/** An address that ends in a version, as OpenAI's SDK wants it: `http://host:8000` → `http://host:8000/v1`. */
export function withVersion(url: string, version = 'v1'): string {
  const bare = url.replace(/\/+$/, '');
  return VERSION.test(bare) ? bare : `${bare}/${version}`;
}

/** An address without version, as Anthropic's and Google's SDKs want it. */
export function withoutVersion(url: string): string {
  return url.replace(/\/+$/, '').replace(VERSION, '');
}

/** Whether an address is OpenRouter's, which has its own key, prices and parameters. */
export function isOpenRouter(url: string | undefined): boolean {
  return url !== undefined && /(^|\.)openrouter\.ai$/.test(new URL(url).hostname);
}
