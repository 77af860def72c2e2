CREATE TABLE "infraction_pauses" (
	"infraction_id" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"band" text NOT NULL,
	CONSTRAINT "infraction_pauses_infraction_id_staff_id_pk" PRIMARY KEY("infraction_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "infraction_pauses" ADD CONSTRAINT "infraction_pauses_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;