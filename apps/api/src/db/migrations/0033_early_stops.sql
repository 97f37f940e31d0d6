ALTER TABLE "courses" ADD COLUMN "has_early_stop" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_has_early_stop_index" ON "courses" USING btree ("code") WHERE has_early_stop;--> statement-breakpoint
UPDATE "courses" SET "has_early_stop" = true WHERE "id" IN (
  SELECT "later"."course_id"
  FROM (
    SELECT "course_id", "position", coalesce("arrive_to_minutes", "arrive_from_minutes") AS "latest",
      sum("work_minutes") OVER "before" AS "work",
      max("position") FILTER (WHERE "arrive_from_minutes" IS NOT NULL) OVER "before" AS "timed"
    FROM "course_stops"
    WINDOW "before" AS (PARTITION BY "course_id" ORDER BY "position" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ) "later"
  JOIN (
    SELECT "course_id", "position", "arrive_from_minutes",
      sum("work_minutes") OVER (PARTITION BY "course_id" ORDER BY "position") - "work_minutes" AS "work"
    FROM "course_stops"
  ) "earlier" ON "earlier"."course_id" = "later"."course_id" AND "earlier"."position" = "later"."timed"
  WHERE "later"."latest" < "earlier"."arrive_from_minutes" + "later"."work" - "earlier"."work"
);
