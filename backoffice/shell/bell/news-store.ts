import { useSyncExternalStore } from 'react';
import { isFeedLeader, onFeed } from '../feed/feed.ts';
import { type News, newsOf, readNews, withNews, withoutDecided } from './news.ts';

const listeners = new Set<() => void>();
const state: { key: string; news: readonly News[] } = { key: '', news: [] };

function setNews(news: readonly News[]): void {
  state.news = news;
  for (const listener of listeners) listener();
}

function keep(news: readonly News[]): void {
  localStorage.setItem(state.key, JSON.stringify(news));
  setNews(news);
}

/** Stores the news of a staff member on this device. The tab that holds the stream writes them and rings; the others read. */
export function startNews(staffId: number, onRing: (news: News) => void): () => void {
  state.key = `bo-news-${staffId}`;
  setNews(readNews(localStorage.getItem(state.key)));
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key === state.key) setNews(readNews(newValue));
  };
  addEventListener('storage', onStored);
  const stop = onFeed((event) => {
    if (!isFeedLeader()) return;
    const news = newsOf(event, Date.now());
    if (news !== undefined) {
      keep(withNews(state.news, news));
      onRing(news);
    } else if (event.kind === 'approval') keep(withoutDecided(state.news, event));
  });
  return () => {
    stop();
    removeEventListener('storage', onStored);
  };
}

export const markNewsRead = (): void => {
  if (state.news.some(({ isRead }) => !isRead)) keep(state.news.map((one) => ({ ...one, isRead: true })));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNews = (): readonly News[] => useSyncExternalStore(subscribe, () => state.news);
