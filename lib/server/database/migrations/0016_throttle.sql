CREATE TABLE "alert_mails" (
	"alert_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "alert_mails_alert_id_staff_id_pk" PRIMARY KEY("alert_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "call_budgets" (
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"left" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "call_budgets_staff_id_kind_pk" PRIMARY KEY("staff_id","kind")
);
--> statement-breakpoint
CREATE TABLE "password_failures" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"retry_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refusal_counts" (
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"count" integer NOT NULL,
	CONSTRAINT "refusal_counts_action_subject_minute_pk" PRIMARY KEY("action","subject","minute")
);
--> statement-breakpoint
CREATE TABLE "security_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_alert_id_security_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."security_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_budgets" ADD CONSTRAINT "call_budgets_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_alerts" ADD CONSTRAINT "security_alerts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_mails_due" ON "alert_mails" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "password_failures_at" ON "password_failures" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refusal_counts_minute" ON "refusal_counts" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "security_alerts_at" ON "security_alerts" USING btree ("at");