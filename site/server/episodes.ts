import { randomBytes } from 'node:crypto';
import { judge, UNJUDGED, type Judged, type PostBody, type Question, type Verdict } from './verify';

export interface Episode {
  task: string;
  question: Question;
  verdict: Verdict;
  /** Paths outside the task that the browser was led to. */
  violations: string[];
  /** When it was last heard of, ms. */
  touched: number;
}

export interface EpisodeLimits {
  /** Episodes kept at a time; the one not heard of for longest goes first. */
  most: number;
  /** How long an episode may be silent, ms. */
  silence: number;
}

const LIMITS: EpisodeLimits = { most: 5000, silence: 2 * 3600_000 };
const MOST_VIOLATIONS = 100;

export interface Episodes {
  /** @returns the token: 128 random bits */
  open(task: string, question: Question): string;
  find(token: string): Episode | undefined;
  judge(token: string, post: PostBody): Judged | undefined;
  /** Notes that the page of `token` led elsewhere. */
  violate(token: string, path: string): void;
}

/** Episodes in memory, bounded in number and age. @param now a clock, ms */
export function createEpisodes(now: () => number = Date.now, limits: EpisodeLimits = LIMITS): Episodes {
  // In the order in which they were last heard of: Map keeps the order of insertion.
  const episodes = new Map<string, Episode>();

  const touch = (token: string): Episode | undefined => {
    const episode = episodes.get(token);
    if (!episode) return undefined;
    episodes.delete(token);
    if (now() - episode.touched > limits.silence) return undefined;
    episode.touched = now();
    episodes.set(token, episode);
    return episode;
  };
  const sweep = (): void => {
    for (const [token, episode] of episodes) {
      if (episodes.size < limits.most && now() - episode.touched <= limits.silence) return;
      episodes.delete(token);
    }
  };

  return {
    open(task, question) {
      sweep();
      const token = randomBytes(16).toString('hex');
      episodes.set(token, { task, question, verdict: UNJUDGED, violations: [], touched: now() });
      return token;
    },
    find: touch,
    judge(token, post) {
      const episode = touch(token);
      if (!episode) return undefined;
      const judged = judge(episode.question, episode.verdict, post);
      if (judged.kind === 'taken') episode.verdict = judged.verdict;
      return judged;
    },
    violate(token, path) {
      const episode = touch(token);
      if (episode && episode.violations.length < MOST_VIOLATIONS) episode.violations.push(path);
    },
  };
}
