import { checkRule, milder, ruleOfCode } from './check-rules.ts';
import { type CheckSettings, levelOn } from './check-settings.ts';
import type { RunFinding } from './run-finding.ts';

/**
 * Gives findings the levels that the company wants on a day, and the article that leaves it no choice. What a check itself
 * makes milder, as long as a run is only planned, does not become stricter for it.
 */
export function companyLevels(findings: readonly RunFinding[], settings: CheckSettings, day: string): RunFinding[] {
  return findings.flatMap((finding) => {
    const name = ruleOfCode(finding.code);
    if (!name) return [finding];
    const rule = checkRule(name);
    const wanted = levelOn(settings, name, day);
    const level = finding.level === rule.level ? wanted : milder(finding.level, wanted);
    if (level === 'off') return [];
    const article = finding.article ?? articleOf(rule.basis);
    return [{ ...finding, level, ...(article !== undefined && { article }) }];
  });
}

/** A basis that names a law and its place is an article; the others are reasons. */
function articleOf(basis: string | undefined): string | undefined {
  return basis?.includes(' ') ? basis : undefined;
}
