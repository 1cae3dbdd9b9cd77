/** Opens the back-office at the page that required the login. A page load: the whole app begins with the new session. */
export function leaveLogin(): void {
  const to = new URLSearchParams(location.search).get('to') ?? '/';
  // an address of another site would be a trap
  location.replace(/^\/(?![/\\])/.test(to) ? `/admin${to}` : '/admin');
}
