import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadRoomsAhead } from './load-rooms-ahead.ts';
import { routes } from './routes.tsx';
import { watchActivity } from './shell/activity.ts';

/** What the first screen still loads comes before that. */
const aheadMs = 300;

watchActivity();
const router = createBrowserRouter(routes, { basename: '/admin' });

// once the first screen is shown
const stop = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return;
  stop();
  setTimeout(() => void loadRoomsAhead(), aheadMs);
});

/** The screens of those who are logged in. */
export const App = () => <RouterProvider router={router} />;
