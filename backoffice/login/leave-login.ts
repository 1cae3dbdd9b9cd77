/** Opens the page of the back-office that required the login. A full page load, so that the whole app starts with the new session. */
export function leaveLogin(): void {
  const to = new URLSearchParams(location.search).get('to') ?? '/';
  // must not redirect to another site
  location.replace(/^\/(?![/\\])/.test(to) ? `/admin${to}` : '/admin');
}
