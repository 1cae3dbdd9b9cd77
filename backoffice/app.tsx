import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadSectionsAhead } from './load-sections-ahead.ts';
import { routes } from './routes.tsx';
import { watchActivity } from './shell/activity.ts';

/** Delay that leaves time for requests of the first screen. */
const aheadMs = 300;

watchActivity();
const router = createBrowserRouter(routes, { basename: '/admin' });

// runs once the first screen is shown
const stop = router.subscribe(({ initialized, navigation }) => {
  if (!initialized || navigation.state !== 'idle') return;
  stop();
  setTimeout(() => void loadSectionsAhead(), aheadMs);
});

/** The screens for logged-in staff. */
export const App = () => <RouterProvider router={router} />;
