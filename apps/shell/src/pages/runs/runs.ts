export { OwnRuns } from './own-runs.tsx';
export { TodayRuns } from './today-runs.tsx';
export { TomorrowPlan } from './tomorrow-plan.tsx';
